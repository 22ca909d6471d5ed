import type { Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Bench, SettledDesign } from './bench.ts';

/** A bench in a thread of its own. It knows no designer: who is asked again, and for what, is decided here. */
export interface Settler {
  /** Begins to load; asked before there is work, it is ready when there is. */
  warmUp(): void;
  /** Builds one design at view quality, weighs and checks it. Rejects only when the thread has died. */
  settle(spec: DesignSpec, profile: WorkshopProfile): Promise<Result<SettledDesign>>;
}

/** What a settler's thread is sent: plain data. Requests are answered in their order. */
export interface SettlingRequest {
  readonly spec: DesignSpec;
  readonly profile: WorkshopProfile;
}

export type SettlingAnswer = Result<SettledDesign>;

/** The work of a settler's thread: its entry file only passes messages in and answers out. */
export function answerSettling(bench: Bench, { spec, profile }: SettlingRequest): SettlingAnswer {
  return bench.settle(spec, 'view', profile);
}

/**
 * What of an answer is handed over instead of copied: the metal, which the kernel made for this answer alone. The rest
 * is small, and the bench may remember it.
 */
export function settlingTransfer(answer: SettlingAnswer): ArrayBuffer[] {
  if (!answer.ok) return [];
  const { mesh, firstCopy } = answer.value.piece.cast;
  const buffers = [mesh, ...(firstCopy ? [firstCopy] : [])].flatMap(({ positions, triangles }) => [
    positions.buffer,
    triangles.buffer,
  ]);
  return [...new Set(buffers)] as ArrayBuffer[];
}
