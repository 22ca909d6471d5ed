import { budgetPerPiece } from '#spec/request/order/budget-per-piece.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { convert } from '#spec/workshop/exchange.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** The most that one piece may cost, in the profile's currency; undefined when no comparable amount was said. */
export function wishedBudget(
  request: Pick<DesignRequest, 'budget' | 'items' | 'assumptions'>,
  profile: WorkshopProfile,
  isPair: boolean,
): number | undefined {
  const budget = budgetPerPiece(request, isPair);
  return budget && convert(budget.amount, budget.currency, profile.currency, profile);
}
