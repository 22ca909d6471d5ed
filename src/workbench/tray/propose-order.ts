import type { Designer } from '#designer/assistant.ts';
import { leadingPiece } from '#designer/order/leading-piece.ts';
import { orderLines } from '#designer/order/order-lines.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { type ProposalTask, proposeAndTest, type TestedProposal } from './propose-and-test.ts';
import { shareOut } from '#designer/order/share-out.ts';

/** The proposals for one line of an order, and the task that led to them. */
export interface ProposedLine {
  readonly task: ProposalTask;
  readonly tested: readonly TestedProposal[];
}

/** What an order is to be proposed for. */
export interface OrderTask {
  readonly request: DesignRequest;
  /** Designs of each piece. */
  readonly count: number;
  readonly seed: number;
  readonly profile: WorkshopProfile;
}

/** Proposals for every piece of an order; those after the first go with it. */
export async function proposeOrder(
  designer: Designer,
  builder: PieceBuilder,
  { request, ...order }: OrderTask,
): Promise<Result<readonly ProposedLine[]>> {
  const lines = await shareOut(designer, orderLines(request), order);
  const proposed: ProposedLine[] = [];
  for (const line of lines) {
    const leading = leadingPiece(proposed[0]?.tested.map(({ design }) => design) ?? []);
    const several = lines.length > 1 ? ({ ofOrder: true } as const) : {};
    const task = { ...order, ...line, ...several, barred: [], costCorrection: {}, ...(leading && { leading }) };
    const tested = await proposeAndTest(designer, builder, task);
    if (!tested.ok) return tested;
    proposed.push({ task, tested: tested.value });
  }
  return ok(proposed);
}
