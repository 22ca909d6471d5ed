import type { Sheet } from '#engine/contract/sheet.ts';
import type { RequestBudget } from '#spec/request/budget.ts';
import { convert } from '#spec/workshop/exchange.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** Below this share of a budget a proposal leaves unused what the client wished to spend, and says so. */
const LOWEST_SHARE = 0.7;

export interface BudgetFit {
  /** Price over budget; undefined when no amount was said. */
  readonly share: number | undefined;
  readonly fits: boolean;
  /** What to tell the client when it does not fit. */
  readonly note: string | undefined;
}

/** The most that the client would pay, in the currency that was said; undefined when none was. */
export function budgetCeiling(
  budget: RequestBudget | undefined,
): { readonly amount: number; readonly currency: string } | undefined {
  const amount = budget?.max ?? budget?.target ?? budget?.approx;
  return amount === undefined || budget?.currency === undefined ? undefined : { amount, currency: budget.currency };
}

/** Compares the price of a weighed piece with the client's budget. */
export function budgetFit(sheet: Sheet, budget: RequestBudget | undefined, profile: WorkshopProfile): BudgetFit {
  const ceiling = budgetCeiling(budget);
  if (!ceiling) return { share: undefined, fits: true, note: undefined };
  const amount = convert(sheet.price.amount, sheet.price.currency, ceiling.currency, profile);
  if (amount === undefined) {
    return {
      share: undefined,
      fits: true,
      note: `No exchange rate for ${ceiling.currency}: the budget was not compared.`,
    };
  }
  const share = amount / ceiling.amount;
  if (share > 1) {
    const over = Math.round(amount - ceiling.amount);
    return { share, fits: false, note: `${money(over, ceiling.currency)} over the budget at these rates.` };
  }
  if (share < LOWEST_SHARE) {
    const spared = Math.round(ceiling.amount - amount);
    return { share, fits: false, note: `Saves ${money(spared, ceiling.currency)} of the budget.` };
  }
  return { share, fits: true, note: undefined };
}

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}
