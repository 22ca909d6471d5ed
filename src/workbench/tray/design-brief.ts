import type { Designer } from '#designer/assistant.ts';
import { ok, type Result } from '#shared/result.ts';
import { clientCurrency, profileForClient } from '#spec/request/client-currency.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import type { RequestedLine } from '#designer/order/order-lines.ts';
import { type Role, roles } from '#designer/proposal.ts';
import { proposeOrder, type ProposedLine } from './propose-order.ts';
import type { TestedProposal } from './propose-and-test.ts';
import type { SettledProposal } from './settle-proposal.ts';
import { allOf, settleTray, type TrayWork } from './settle-tray.ts';
import type { SettlingQueue } from './settling-queue.ts';

export interface BriefTask {
  readonly brief: string;
  readonly count: number;
  readonly seed: number;
  readonly profile: WorkshopProfile;
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
   * @param lines of the order, in the order of the request's `items`
   */
  onProposed(tested: readonly TestedProposal[], lines: readonly RequestedLine[]): TrayListener;
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
  { brief, count, seed, profile }: BriefTask,
  listener: BriefListener = nobody,
): Promise<Result<DesignedBrief>> {
  queue.warmUp();
  const understood = await designer.understand(brief);
  if (!understood.ok) return understood;
  const request = understood.value;
  listener.onUnderstood(request);
  const order = { request, count, seed, profile: profileForClient(profile, clientCurrency(request)) };
  const lines = await proposeOrder(designer, builder, order);
  if (!lines.ok) return lines;
  const tested = byRole(
    lines.value.map((line) => line.tested),
    ({ design }) => design.role,
  );
  const tray = listener.onProposed(
    tested,
    lines.value.map(({ task: { line, request: own } }) => ({ line, request: own })),
  );
  const { signal } = listener;
  const { drawn } = tray;
  const settleLine = (line: ProposedLine) => {
    const placeOf = (index: number): number => tested.indexOf(line.tested[index] as TestedProposal);
    const onSettled: TrayWork['onSettled'] = (settled, index) => tray.onSettled(settled, placeOf(index));
    const onLeftOut: TrayWork['onLeftOut'] = (settled, index) => tray.onLeftOut(settled, placeOf(index));
    return settleTray({ designer, builder, queue, drawn, signal, onSettled, onLeftOut }, line.task, line.tested);
  };
  const settling = Promise.allSettled(lines.value.map(settleLine));
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
