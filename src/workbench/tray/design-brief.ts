import type { Designer } from '#designer/assistant.ts';
import { ok, type Result } from '#shared/result.ts';
import { clientCurrency, profileForClient } from '#spec/request/client-currency.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import type { HeldPiece } from '#designer/order/held-pieces.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import { type Role, roles } from '#designer/proposal.ts';
import { type ProposedLine, type ProposedOrder, proposeOrder } from './propose-order.ts';
import { wholeSets } from './whole-sets.ts';
import type { TestedProposal } from './propose-and-test.ts';
import type { SettledProposal } from './settle-proposal.ts';
import { allOf, settleTray, type TrayWork } from './settle-tray.ts';
import type { SettlingQueue } from './settling-queue.ts';

export interface BriefTask {
  readonly brief: string;
  readonly count: number;
  readonly seed: number;
  readonly profile: WorkshopProfile;
  /** Pieces that are there already, around which the others are drawn. */
  readonly held?: readonly HeldPiece[];
}

export interface DesignedBrief {
  readonly request: DesignRequest;
  /** The workshop's rates in the client's currency, by which all was priced. */
  readonly profile: WorkshopProfile;
  /** All of them; the findings of each say whether it can be cast. */
  readonly proposals: readonly SettledProposal[];
}

/** Who answers a brief: a designer, a builder, and the queue in which the builder or its settlers weigh. */
export interface BriefStudio {
  readonly designer: Designer;
  readonly builder: PieceBuilder;
  readonly queue: SettlingQueue;
}

/** Who is told how the proposals of a brief are settled. */
export interface TrayListener extends Pick<TrayWork, 'drawn' | 'onSettled' | 'onLeftOut'> {
  /** Called when all are settled; the brief is designed when this resolves. */
  onAllSettled(proposals: readonly SettledProposal[]): Promise<void>;
}

/** Who is told how far a brief has come. */
export interface BriefListener {
  /** Once aborted, nothing more is begun or reported. */
  readonly signal?: AbortSignal;
  onUnderstood(request: DesignRequest): void;
  /**
   * Called before the first proposal is weighed.
   * @param tested by their roles; those of one role are the pieces of one order
   * @param order all its lines, and the pieces among them that are there already
   */
  onProposed(tested: readonly TestedProposal[], order: Pick<ProposedOrder, 'lines' | 'held'>): TrayListener;
}

const nobody: BriefListener = {
  onUnderstood: () => {},
  onProposed: () => ({
    drawn: Promise.resolve(),
    onSettled: () => {},
    onLeftOut: () => {},
    onAllSettled: () => Promise.resolve(),
  }),
};

/** Goes from words to settled proposals: for the screen with a listener, for scripts and the command line without. */
export async function designBrief(
  { designer, builder, queue }: BriefStudio,
  { brief, count, seed, profile, held = [] }: BriefTask,
  listener: BriefListener = nobody,
): Promise<Result<DesignedBrief>> {
  queue.warmUp();
  const understood = await designer.understand(brief);
  if (!understood.ok) return understood;
  const request = understood.value;
  listener.onUnderstood(request);
  const order = { request, count, seed, held, profile: profileForClient(profile, clientCurrency(request)) };
  const ordered = await proposeOrder(designer, builder, order);
  if (!ordered.ok) return ordered;
  const { proposed, lines } = ordered.value;
  const tested = byRole(
    proposed.map((line) => line.tested),
    ({ design }) => design.role,
  );
  const tray = listener.onProposed(tested, ordered.value);
  const { signal } = listener;
  const { drawn } = tray;
  const settleLine = async (line: ProposedLine): Promise<Result<readonly SettledProposal[]>> => {
    const lost: number[] = [];
    const placeOf = (index: number): number => tested.indexOf(line.tested[index] as TestedProposal);
    const onSettled: TrayWork['onSettled'] = (settled, index) => tray.onSettled(settled, placeOf(index));
    const onLeftOut: TrayWork['onLeftOut'] = (settled, index) => {
      // A set is not laid out without one of its pieces before all others of the line are known.
      if (lines.length > 1) lost.push(index);
      else tray.onLeftOut(settled, placeOf(index));
    };
    const settled = await settleTray(
      { designer, builder, queue, drawn, signal, onSettled, onLeftOut },
      line.task,
      line.tested,
    );
    if (!settled.ok || lost.length === 0) return settled;
    const whole = wholeSets(settled.value);
    for (const index of signal?.aborted ? [] : lost) {
      const one = whole[index] as SettledProposal;
      if (isCastable(one.settled.findings)) tray.onSettled(one, placeOf(index));
      else tray.onLeftOut(one, placeOf(index));
    }
    return ok(whole);
  };
  const settling = Promise.allSettled(proposed.map(settleLine));
  const [settled] = await Promise.all([settling, drawn]);
  const all = allOf(settled);
  if (!all.ok) return all;
  const proposals = byRole(all.value, ({ tested: { design } }) => design.role);
  if (!signal?.aborted) await tray.onAllSettled(proposals);
  return ok({ request, profile: order.profile, proposals });
}

/** The designs of all lines by their roles: the pieces that are shown together come together. */
function byRole<T>(lines: readonly (readonly T[])[], roleOf: (one: T) => Role): readonly T[] {
  const rank = (one: T): number => roles.indexOf(roleOf(one));
  return lines.flat().toSorted((a, b) => rank(a) - rank(b));
}
