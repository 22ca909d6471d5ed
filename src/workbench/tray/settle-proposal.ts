import type { DesignAssistant } from '#designer/assistant.ts';
import type { BarredChoice, Role } from '#designer/proposal.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { ok, type Result } from '#shared/result.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { budgetPerPiece } from '#spec/request/budget-per-piece.ts';
import type { PieceBuilder, SettledDesign } from '../piece-builder.ts';
import { type BudgetFit, budgetFit } from './budget-note.ts';
import { firstLookAlike } from './picture-test.ts';
import { type ProposalTask, nextBarred, type TestedProposal } from './propose-and-test.ts';

/** How often the designer is asked again for a proposal that misses the budget, and for one that cannot be cast. */
const BUDGET_ROUNDS = 2;
const CASTING_ROUNDS = 3;

/** Where proposals are settled: the builder makes shells at once; the rest waits until a settler is free for it. */
export interface SettlingPlace {
  readonly builder: PieceBuilder;
  settle(tested: TestedProposal, task: ProposalTask): Promise<Result<SettledDesign>>;
}

/** A proposal that was weighed and checked, with notes for the client. */
export interface SettledProposal {
  readonly tested: TestedProposal;
  readonly settled: SettledDesign;
  readonly notes: readonly string[];
}

/**
 * Weighs and checks one proposal. If it misses the budget, the designer is asked again with its true cost; if it cannot
 * be cast, with its loudest axis barred. What still misses the budget carries a note.
 */
export async function settleProposal(
  designer: DesignAssistant,
  place: SettlingPlace,
  task: ProposalTask,
  first: TestedProposal,
  others: readonly TestedProposal[],
): Promise<Result<SettledProposal>> {
  let barred: readonly BarredChoice[] = task.barred;
  let current = first;
  let best: SettledProposal | undefined;
  for (let round = 0; round <= CASTING_ROUNDS; round += 1) {
    const found = await withinBudget(designer, place, { ...task, barred }, current, others);
    if (!found.ok) return found;
    const { tested, settled, fit } = found.value;
    const candidate = { tested, settled, notes: fit.note === undefined ? [] : [fit.note] };
    if (isCastable(settled.findings)) return ok(candidate);
    best ??= candidate;
    barred = [...barred, nextBarred(tested.design, barred)];
    const next = await askAgain(designer, place, { ...task, barred }, tested, others);
    if (!next) break;
    current = next;
  }
  return ok(best as SettledProposal);
}

interface WeighedProposal {
  readonly tested: TestedProposal;
  readonly settled: SettledDesign;
  readonly fit: BudgetFit;
}

/**
 * The weighed proposal of a role that comes closest under the budget; after each try the designer learns the true cost.
 */
async function withinBudget(
  designer: DesignAssistant,
  place: SettlingPlace,
  task: ProposalTask,
  first: TestedProposal,
  others: readonly TestedProposal[],
): Promise<Result<WeighedProposal>> {
  let costCorrection = task.costCorrection;
  let current = first;
  let best: WeighedProposal | undefined;
  for (let round = 0; ; round += 1) {
    const settled = await place.settle(current, task);
    if (!settled.ok) return settled;
    const ceiling = budgetPerPiece(task.request, pieceKinds[current.design.spec.kind].pair);
    const fit = budgetFit(settled.value.sheet, ceiling, task.profile);
    best = closer(best, { tested: current, settled: settled.value, fit });
    if (fit.fits || round === BUDGET_ROUNDS) return ok(best);
    const { role, estimatedAmount } = current.design;
    const ratio = settled.value.sheet.price.amount / estimatedAmount;
    costCorrection = { ...costCorrection, [role]: (costCorrection[role] ?? 1) * ratio };
    const next = await askAgain(designer, place, { ...task, costCorrection }, current, others);
    if (!next) return ok(best);
    current = next;
  }
}

/** The better of two: under the budget rather than over it, then the nearest to it. */
function closer(best: WeighedProposal | undefined, candidate: WeighedProposal): WeighedProposal {
  if (!best) return candidate;
  const away = ({ fit: { share = 1 } }: WeighedProposal): number => (share > 1 ? 1 + share : 1 - share);
  return away(candidate) < away(best) ? candidate : best;
}

/** Proposes the same role again; undefined when the designer has no other answer or it looks like its neighbours. */
async function askAgain(
  designer: DesignAssistant,
  place: SettlingPlace,
  task: ProposalTask,
  last: TestedProposal,
  others: readonly TestedProposal[],
): Promise<TestedProposal | undefined> {
  const design = await designOf(designer, task, last.design.role);
  if (!design || JSON.stringify(design.spec) === JSON.stringify(last.design.spec)) return undefined;
  const piece = place.builder.drag(design.spec);
  if (!piece.ok) return undefined;
  const model = pictureModel(piece.value, design.spec);
  return firstLookAlike([...others.map((other) => other.model), model]) < 0 ? { design, model } : undefined;
}

async function designOf(designer: DesignAssistant, task: ProposalTask, role: Role) {
  const proposed = await designer.propose(task.request, task);
  return proposed.ok ? proposed.value.find((one) => one.role === role) : undefined;
}
