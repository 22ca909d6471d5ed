import type { BudgetFit } from './budget-fit.ts';
import type { WeightFit } from './weight-fit.ts';

/** How a weighed design stands to what it may cost and should weigh. */
export interface WeighedFit {
  readonly fit: Pick<BudgetFit, 'share'>;
  readonly weight: Pick<WeightFit, 'fits' | 'isMet'>;
}

/** Whether one design comes closer than another: under the budget rather than over it, then of the said weight, then nearer to the budget. */
export function isCloser(one: WeighedFit, other: WeighedFit): boolean {
  const [ranks, others] = [ranksOf(one), ranksOf(other)];
  const first = ranks.findIndex((rank, at) => rank !== others[at]);
  return first >= 0 && (ranks[first] as number) < (others[first] as number);
}

/** The most important first, the least the best. */
function ranksOf({ fit: { share = 1 }, weight }: WeighedFit): readonly number[] {
  return [share > 1 ? 1 : 0, weight.fits ? 0 : 1, weight.isMet ? 0 : 1, Math.abs(1 - share)];
}
