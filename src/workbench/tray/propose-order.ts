import type { Designer } from '#designer/assistant.ts';
import { leadingPiece } from '#designer/order/leading-piece.ts';
import { type HeldPiece, heldByLine, leadingHeld } from '#designer/order/held-pieces.ts';
import { orderLines, type RequestedLine } from '#designer/order/order-lines.ts';
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
  /** Pieces that are there already, around which the others are drawn. */
  readonly held?: readonly HeldPiece[];
}

/** An order with its pieces: those that are proposed for it, and those that were there. */
export interface ProposedOrder {
  /** All lines, in the order of the request's items. */
  readonly lines: readonly RequestedLine[];
  readonly proposed: readonly ProposedLine[];
  readonly held: readonly HeldLine[];
}

/** A piece that stays as it is, and the line of the order that it is. */
export interface HeldLine {
  readonly id: string;
  readonly item: number;
}

/** Proposals for every piece of an order that is not there yet; they go with its first one, or with those that are there. */
export async function proposeOrder(
  designer: Designer,
  builder: PieceBuilder,
  { request, held: pieces = [], ...order }: OrderTask,
): Promise<Result<ProposedOrder>> {
  const asked = orderLines(request);
  const held = heldByLine(asked, pieces);
  const lines = await shareOut(designer, asked, { ...order, held });
  const kept = asked.map((line) => held.get(line));
  let leading = leadingHeld([...held.values()]);
  const proposed: ProposedLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (kept[index] !== undefined) continue;
    const several = lines.length > 1 ? ({ ofOrder: true } as const) : {};
    const goes = { ...several, ...(leading && { leading }) };
    const task = { ...order, ...line, barred: [], costCorrection: {}, ...goes };
    const tested = await proposeAndTest(designer, builder, task);
    if (!tested.ok) return tested;
    leading ??= leadingPiece(tested.value.map(({ design }) => design));
    proposed.push({ task, tested: tested.value });
  }
  return ok({ lines, proposed, held: kept.flatMap((one, item) => (one === undefined ? [] : [{ id: one.id, item }])) });
}
