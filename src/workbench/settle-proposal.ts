import type { BarredChoice, ProposedDesign, Role } from '#designer/proposal.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { ok, type Result } from '#shared/result.ts';
import type { Bench, SettledDesign } from './bench.ts';
import { budgetFit } from './budget-note.ts';
import { firstLookAlike } from './picture-test.ts';
import { type Asking, nextBarred, type TestedProposal } from './propose-and-test.ts';
import type { Designer } from './world.ts';

/** How often a proposal that cannot be made or misses the budget is asked again. */
const ROUNDS = 3;

/** A proposal that was weighed and checked, with what has to be said about it. */
export interface SettledProposal {
  readonly tested: TestedProposal;
  readonly settled: SettledDesign;
  readonly notes: readonly string[];
}

/**
 * Weighs and checks one proposal. One that cannot be cast is asked again with its loudest axis barred, one that misses
 * the budget with its weighed cost; what still misses is said, never hidden.
 */
export function settleProposal(
  designer: Designer,
  bench: Bench,
  asking: Asking,
  first: TestedProposal,
  others: readonly TestedProposal[],
): Result<SettledProposal> {
  let barred: readonly BarredChoice[] = asking.barred;
  let costCorrection = asking.costCorrection;
  let best: SettledProposal | undefined;
  let current = first;
  for (let round = 0; round <= ROUNDS; round++) {
    const settled = bench.settle(current.design.spec, 'view', asking.profile);
    if (!settled.ok) return settled;
    const fit = budgetFit(settled.value.sheet, asking.request.budget, asking.profile);
    const candidate = { tested: current, settled: settled.value, notes: fit.note === undefined ? [] : [fit.note] };
    best = better(best, candidate, fit.share);
    const castable = isCastable(settled.value.findings);
    if (castable && fit.fits) return ok(candidate);
    if (castable) costCorrection = corrected(costCorrection, current.design, settled.value.sheet.price.amount);
    else barred = [...barred, nextBarred(current.design, barred)];
    const next = askAgain(designer, bench, { ...asking, barred, costCorrection }, current.design.role, others);
    if (!next) break;
    current = next;
  }
  return ok(best as SettledProposal);
}

/** Castable before not castable, then closest under the budget. */
function better(
  best: SettledProposal | undefined,
  candidate: SettledProposal,
  share: number | undefined,
): SettledProposal {
  if (!best) return candidate;
  const castable = isCastable(candidate.settled.findings);
  if (castable !== isCastable(best.settled.findings)) return castable ? candidate : best;
  const amount = candidate.settled.sheet.price.amount;
  const bestAmount = best.settled.sheet.price.amount;
  const over = share !== undefined && share > 1;
  return over ? (amount < bestAmount ? candidate : best) : amount > bestAmount ? candidate : best;
}

function corrected(
  known: Asking['costCorrection'],
  design: ProposedDesign,
  weighedAmount: number,
): Asking['costCorrection'] {
  const ratio = weighedAmount / design.estimatedAmount;
  return { ...known, [design.role]: (known[design.role] ?? 1) * ratio };
}

/** The same role, proposed anew; nothing when the designer has no other answer or it looks like its neighbours. */
function askAgain(
  designer: Designer,
  bench: Bench,
  asking: Asking,
  role: Role,
  others: readonly TestedProposal[],
): TestedProposal | undefined {
  const proposed = designer.propose(asking.request, asking);
  const design = proposed.ok ? proposed.value.find((one) => one.role === role) : undefined;
  const piece = design && bench.drag(design.spec);
  if (!design || !piece?.ok) return undefined;
  const model = pictureModel(piece.value, design.spec);
  return firstLookAlike([...others.map((other) => other.model), model]) < 0 ? { design, model } : undefined;
}
