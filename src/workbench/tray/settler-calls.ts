import type { Result } from '#shared/result.ts';
import { type Handlers, HandedOver } from '#shared/worker-calls/answer-calls.ts';
import type { Call } from '#shared/worker-calls/calls.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder, SettledDesign } from '../piece-builder.ts';

/** What a settler's worker can be asked. */
export interface SettlerCalls {
  settle: Call<{ readonly spec: DesignSpec; readonly profile: WorkshopProfile }, Result<SettledDesign>>;
}

/** The work of a settler's worker. */
export function settlerHandlers(builder: PieceBuilder): Handlers<SettlerCalls> {
  return {
    settle({ spec, profile }) {
      const settled = builder.settle(spec, 'view', profile);
      return settled.ok ? new HandedOver(settled, metalBuffers(settled.value)) : settled;
    },
  };
}

/**
 * The buffers that are transferred, not copied: those of the metal, which the kernel made for this answer alone. The
 * rest is small, and the builder may keep it.
 */
function metalBuffers({ piece: { cast } }: SettledDesign): ArrayBuffer[] {
  const { mesh, firstCopy } = cast;
  const buffers = [mesh, ...(firstCopy ? [firstCopy] : [])].flatMap(({ positions, triangles }) => [
    positions.buffer,
    triangles.buffer,
  ]);
  return [...new Set(buffers)] as ArrayBuffer[];
}
