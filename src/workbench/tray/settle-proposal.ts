import type { Designer } from '#designer/assistant.ts';
import type { BarredChoice, Role } from '#designer/proposal.ts';
import type { Finding, Severity } from '#engine/contract/finding.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { ok, type Result } from '#shared/result.ts';
import { isDeparture } from '#spec/kept/departure.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import type { PieceBuilder, SettledDesign } from '../piece-builder.ts';
import { type BudgetFit, budgetFit } from './budget-fit.ts';
import { isCloser } from './closer-fit.ts';
import { firstLookAlike } from './picture-test.ts';
import { type ProposalTask, nextBarred, type TestedProposal } from './propose-and-test.ts';
import { sheetAppraisal } from './sheet-appraisal.ts';
import { type WeightFit, weightFit } from './weight-fit.ts';

/** How often the designer is asked again for a proposal that misses budget or weight, and for one that the checks mark. */
const BUDGET_ROUNDS = 2;
/** As often for one that is over a budget: it is told as missed when nothing that is free can be smaller. */
const OVER_BUDGET_ROUNDS = 5;
const CHECK_ROUNDS = 3;
/** As often for one that cannot be cast: it is not shown. */
const CAST_ROUNDS = 8;

/** Where proposals are settled: the builder makes shells at once; the rest waits until a settler is free for it. */
export interface SettlingPlace {
  readonly builder: PieceBuilder;
  settle(tested: TestedProposal, task: ProposalTask): Promise<Result<SettledDesign>>;
}

/** A proposal that was weighed and checked. */
export interface SettledProposal {
  readonly tested: TestedProposal;
  readonly settled: SettledDesign;
  /** What became of everything that was said of it. */
  readonly facts: readonly KeptFact[];
}

/**
 * Weighs and checks one proposal. If it misses the budget or a said weight, the designer is asked again with its true
 * cost and grams; if it cannot be cast, or the checks warn of it, with its loudest axis barred: what a client is shown is
 * what a jeweller would lay out. Of several answers the one with the fewest marks is kept.
 */
export async function settleProposal(
  designer: Designer,
  place: SettlingPlace,
  task: ProposalTask,
  first: TestedProposal,
  others: readonly TestedProposal[],
): Promise<Result<SettledProposal>> {
  let barred: readonly BarredChoice[] = task.barred;
  let current = first;
  let best: (SettledProposal & { readonly marks: number }) | undefined;
  for (let round = 0; round <= (best && isCastable(best.settled.findings) ? CHECK_ROUNDS : CAST_ROUNDS); round += 1) {
    const found = await withinLimits(designer, place, { ...task, barred }, current, others);
    if (!found.ok) return found;
    const { tested, settled, facts } = found.value;
    const marks = marksOn(settled.findings) + FACT * facts.filter(isDeparture).length;
    if (!best || marks < best.marks) best = { tested, settled, facts, marks };
    if (marksOn(settled.findings) === 0) break;
    barred = [...barred, nextBarred(tested.design, barred)];
    const next = await askAgain(designer, place, { ...task, barred }, tested, others);
    if (!next) break;
    current = next;
  }
  const { marks: _marks, ...kept } = best as NonNullable<typeof best>;
  return ok(kept);
}

/** An error weighs more than any number of warnings, and so does a fact that was said and is not kept. */
const ERROR = 100;
const FACT = 100;

/** How much the checks mark a design; 0 for one that can be laid out as it is. */
function marksOn(findings: readonly Finding[]): number {
  const count = (severity: Severity): number => findings.filter((finding) => finding.severity === severity).length;
  return ERROR * count('error') + count('warning');
}

/** Whether a price is over the most that was said. */
function isOver({ share = 0 }: BudgetFit): boolean {
  return share > 1;
}

interface WeighedProposal extends SettledProposal {
  readonly fit: BudgetFit;
  readonly weight: WeightFit;
}

/**
 * The weighed proposal of a role that comes closest to budget and weight; after each try the designer learns its true
 * cost and grams.
 */
async function withinLimits(
  designer: Designer,
  place: SettlingPlace,
  task: ProposalTask,
  first: TestedProposal,
  others: readonly TestedProposal[],
): Promise<Result<WeighedProposal>> {
  let { costCorrection, weightCorrection } = task;
  let current = first;
  let best: WeighedProposal | undefined;
  for (let round = 0; ; round += 1) {
    const settled = await place.settle(current, task);
    if (!settled.ok) return settled;
    const { sheet } = settled.value;
    const { role, estimatedAmount, spec } = current.design;
    const facts = keptFacts(task.request, sheetAppraisal(spec, sheet, task.profile));
    const fit = budgetFit(facts);
    const weight = weightFit(facts, spec, sheet, task.profile);
    const weighed = { tested: current, settled: settled.value, facts, fit, weight };
    if (!best || isCloser(weighed, best)) best = weighed;
    if ((fit.fits && weight.isMet) || round >= (isOver(best.fit) ? OVER_BUDGET_ROUNDS : BUDGET_ROUNDS)) return ok(best);
    const ratio = sheet.price.amount / estimatedAmount;
    if (!fit.fits) costCorrection = { ...costCorrection, [role]: (costCorrection[role] ?? 1) * ratio };
    if (!weight.isMet) weightCorrection = { ...weightCorrection, [role]: weight.ratio };
    const corrected = { ...task, costCorrection, ...(weightCorrection ? { weightCorrection } : {}) };
    // The same piece a little heavier or lighter looks as it did.
    const next = await askAgain(designer, place, corrected, current, fit.fits ? [] : others);
    if (!next) return ok(best);
    current = next;
  }
}

/** Proposes the same role again; undefined when the designer has no other answer or it looks like its neighbours. */
async function askAgain(
  designer: Designer,
  place: SettlingPlace,
  task: ProposalTask,
  last: TestedProposal,
  others: readonly TestedProposal[],
): Promise<TestedProposal | undefined> {
  const found = await designOf(designer, task, last.design.role);
  // The client has seen it under its name.
  const design = found && { ...found, spec: { ...found.spec, title: last.design.spec.title } };
  if (!design || JSON.stringify(design.spec) === JSON.stringify(last.design.spec)) return undefined;
  const piece = place.builder.drag(design.spec);
  if (!piece.ok) return undefined;
  const model = pictureModel(piece.value, design.spec);
  return firstLookAlike([...others.map((other) => other.model), model]) < 0
    ? { design, model, item: task.line.item }
    : undefined;
}

async function designOf(designer: Designer, task: ProposalTask, role: Role) {
  const proposed = await designer.propose(task.request, task);
  return proposed.ok ? proposed.value.find((one) => one.role === role) : undefined;
}
