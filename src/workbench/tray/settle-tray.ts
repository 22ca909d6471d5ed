import type { Designer } from '#designer/assistant.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import { ok, type Result } from '#shared/result.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { firstLookAlike } from './picture-test.ts';
import type { ProposalTask, TestedProposal } from './propose-and-test.ts';
import { type SettledProposal, type SettlingPlace, settleProposal } from './settle-proposal.ts';
import type { SettlingQueue } from './settling-queue.ts';

/** Who settles a tray, and who is told of the results. */
export interface TrayWork {
  readonly designer: Designer;
  readonly builder: PieceBuilder;
  readonly queue: SettlingQueue;
  /** Nothing is shown as settled before this resolves. */
  readonly drawn: Promise<void>;
  /** Once aborted, nothing more is begun or reported. */
  readonly signal?: AbortSignal | undefined;
  /** Called once for each proposal, as soon as nothing can change it any more. */
  onSettled(settled: SettledProposal, index: number): void;
  /** Called in its place for one that cannot be cast whatever was barred: nobody is shown it. */
  onLeftOut(settled: SettledProposal, index: number): void;
}

/**
 * Settles proposals side by side. A replacement is compared with the others as they were first tested, so that nothing
 * depends on who was ready first. If two replacements look alike, the later one is settled anew.
 */
export async function settleTray(
  work: TrayWork,
  task: ProposalTask,
  tested: readonly TestedProposal[],
): Promise<Result<readonly SettledProposal[]>> {
  const { designer, queue } = work;
  const place: SettlingPlace = {
    builder: work.builder,
    settle: ({ design: { spec }, model }, { profile }) =>
      queue.settle({ spec, profile, size: triangleCount(model), signal: work.signal }),
  };
  const first = tested.map((one, index) => settleProposal(designer, place, task, one, without(tested, index)));
  const final: Promise<Result<SettledProposal>>[] = [];

  async function finalOf(index: number): Promise<Result<SettledProposal>> {
    const one = tested[index] as TestedProposal;
    let settled = await (first[index] as Promise<Result<SettledProposal>>);
    if (settled.ok && settled.value.tested !== one) {
      const shown = [...tested];
      for (const [earlier, result] of (await Promise.all(final.slice(0, index))).entries()) {
        if (result.ok) shown[earlier] = result.value.tested;
      }
      const changed = shown.slice(0, index).filter((earlier, at) => earlier !== tested[at]);
      if (changed.some((earlier) => looksLike(earlier, settled))) {
        settled = await settleProposal(designer, place, task, one, without(shown, index));
      }
    }
    await work.drawn;
    if (settled.ok && !work.signal?.aborted) {
      if (isCastable(settled.value.settled.findings)) work.onSettled(settled.value, index);
      else work.onLeftOut(settled.value, index);
    }
    return settled;
  }

  for (const index of tested.keys()) final.push(finalOf(index));
  return allOf(await Promise.allSettled(final));
}

/** Throws a bug in one only after all have ended, so that nothing is posted for a job that has ended. */
export function allOf<T>(ended: readonly PromiseSettledResult<Result<T>>[]): Result<readonly T[]> {
  const values: T[] = [];
  for (const one of ended) {
    if (one.status === 'rejected') throw one.reason;
    if (!one.value.ok) return one.value;
    values.push(one.value.value);
  }
  return ok(values);
}

function looksLike({ model }: TestedProposal, settled: Result<SettledProposal>): boolean {
  return settled.ok && firstLookAlike([model, settled.value.tested.model]) >= 0;
}

function without(tested: readonly TestedProposal[], index: number): readonly TestedProposal[] {
  return tested.filter((_, other) => other !== index);
}

function triangleCount({ metals }: TestedProposal['model']): number {
  return metals.reduce((sum, { positions }) => sum + positions.length / 9, 0);
}
