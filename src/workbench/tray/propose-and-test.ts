import type { Designer } from '#designer/assistant.ts';
import {
  type BarredChoice,
  type LeadingPiece,
  type ProposedDesign,
  type Role,
  type TraitAxis,
  traitWeights,
} from '#designer/proposal.ts';
import { pictureModel } from '#picture/picture-model.ts';
import type { PictureModel } from '#picture/contract.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { OrderLine } from '#spec/request/order/order-line.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { firstLookAlike } from './picture-test.ts';

/** How often a look-alike is replaced before the proposals are shown as they are. */
const ROUNDS = 4;

/** A proposal with its shells, ready to be drawn. */
export interface TestedProposal {
  readonly design: ProposedDesign;
  readonly model: PictureModel;
  /** The line of the order that it is for, as its place in the request's `items`. */
  readonly item: number;
}

/** What the designer is to propose for, and with which choices barred. */
export interface ProposalTask {
  /** The line of the order that is proposed for. */
  readonly line: OrderLine;
  /** The line's own request. */
  readonly request: DesignRequest;
  readonly count: number;
  readonly seed: number;
  readonly profile: WorkshopProfile;
  readonly barred: readonly BarredChoice[];
  readonly costCorrection: Readonly<Partial<Record<Role, number>>>;
  readonly weightCorrection?: Readonly<Partial<Record<Role, number>>>;
  readonly ofOrder?: true;
  readonly leading?: LeadingPiece;
}

/**
 * Asks for proposals until all look different as pictures. The designer compares traits; here silhouettes are
 * compared. A look-alike is proposed again with its loudest axis barred.
 */
export async function proposeAndTest(
  designer: Designer,
  builder: PieceBuilder,
  task: ProposalTask,
): Promise<Result<readonly TestedProposal[]>> {
  let barred = task.barred;
  for (let round = 0; ; round++) {
    const proposed = await designer.propose(task.request, { ...task, barred });
    if (!proposed.ok) return proposed;
    const tested: TestedProposal[] = [];
    for (const design of proposed.value) {
      const piece = builder.drag(design.spec);
      if (!piece.ok) return piece;
      tested.push({ design, model: pictureModel(piece.value, design.spec), item: task.line.item });
    }
    const alike = firstLookAlike(tested.map((one) => one.model));
    if (alike < 0 || round === ROUNDS) return ok(tested);
    barred = [...barred, nextBarred((tested[alike] as TestedProposal).design, barred)];
  }
}

/** The loudest axis of a design that is not barred yet: what is drawn anew first has to look different. */
export function nextBarred(design: ProposedDesign, barred: readonly BarredChoice[]): BarredChoice {
  const axes = (Object.keys(traitWeights) as TraitAxis[]).sort((a, b) => traitWeights[b] - traitWeights[a]);
  const isBarred = (axis: TraitAxis) =>
    barred.some((one) => one.role === design.role && one.axis === axis && one.value === design.traits[axis]);
  const axis = axes.find((candidate) => !isBarred(candidate)) ?? 'surface';
  return { role: design.role, axis, value: design.traits[axis] };
}
