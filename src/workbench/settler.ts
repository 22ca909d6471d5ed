import type { Result } from '#shared/result.ts';
import { type Handlers, HandedOver } from '#shared/worker-calls/answer-calls.ts';
import type { Call } from '#shared/worker-calls/calls.ts';
import type { WorkerClient } from '#shared/worker-calls/worker-client.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Bench, SettledDesign } from './bench.ts';

/** A bench in a thread of its own. It knows no designer: who is asked again, and for what, is decided here. */
export interface Settler {
  /** Begins to load; asked before there is work, it is ready when there is. */
  warmUp(): void;
  /** Builds one design at view quality, weighs and checks it. Rejects when its worker has died, or threw an error. */
  settle(spec: DesignSpec, profile: WorkshopProfile): Promise<Result<SettledDesign>>;
}

/** More would settle four proposals no sooner: the largest of them takes as long as two small ones. */
export const MOST_SETTLERS = 3;

/** What a settler's worker can be asked. */
export interface SettlerCalls {
  settle: Call<{ readonly spec: DesignSpec; readonly profile: WorkshopProfile }, Result<SettledDesign>>;
}

/** The work of a settler's worker. */
export function settlerHandlers(bench: Bench): Handlers<SettlerCalls> {
  return {
    settle({ spec, profile }) {
      const settled = bench.settle(spec, 'view', profile);
      return settled.ok ? new HandedOver(settled, metalBuffers(settled.value)) : settled;
    },
  };
}

/** The settler in a worker. */
export function settlerOf(worker: WorkerClient<SettlerCalls>): Settler {
  return {
    warmUp: () => worker.warmUp(),
    settle: (spec, profile) => worker.call('settle', { spec, profile }),
  };
}

/**
 * What of an answer is handed over instead of copied: the metal, which the kernel made for this answer alone. The rest
 * is small, and the bench may remember it.
 */
function metalBuffers({ piece: { cast } }: SettledDesign): ArrayBuffer[] {
  const { mesh, firstCopy } = cast;
  const buffers = [mesh, ...(firstCopy ? [firstCopy] : [])].flatMap(({ positions, triangles }) => [
    positions.buffer,
    triangles.buffer,
  ]);
  return [...new Set(buffers)] as ArrayBuffer[];
}
