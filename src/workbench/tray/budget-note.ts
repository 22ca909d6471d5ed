import type { Sheet } from '#engine/contract/sheet.ts';
import { money } from '#shared/money.ts';
import type { BudgetPerPiece } from '#spec/request/budget-per-piece.ts';
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

/** Compares the price of a weighed piece with what the client would pay for one. */
export function budgetFit(sheet: Sheet, ceiling: BudgetPerPiece | undefined, profile: WorkshopProfile): BudgetFit {
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
  const budget = ceiling.pieces === 1 ? 'the budget' : `the budget for one of ${ceiling.pieces}`;
  if (share > 1) {
    const over = Math.round(amount - ceiling.amount);
    return { share, fits: false, note: `${money(over, ceiling.currency)} over ${budget} at these rates.` };
  }
  if (share < LOWEST_SHARE) {
    const spared = Math.round(ceiling.amount - amount);
    return { share, fits: false, note: `Saves ${money(spared, ceiling.currency)} of ${budget}.` };
  }
  return { share, fits: true, note: undefined };
}
