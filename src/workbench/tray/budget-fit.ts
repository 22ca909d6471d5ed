import { amountToTell, ceilingIn } from '#spec/kept/amounts.ts';
import type { KeptFact } from '#spec/kept/fact.ts';

/** How the price of a weighed piece stands to the budget. */
export interface BudgetFit {
  readonly fits: boolean;
  /** Price over the most that was said; undefined where there is nothing to compare. */
  readonly share: number | undefined;
}

/** Reads off what became of the budget whether it is kept and well used. One that cannot be compared fits. */
export function budgetFit(facts: readonly KeptFact[]): BudgetFit {
  const told = amountToTell(facts);
  const ceiling = ceilingIn(facts);
  const found = ceiling && 'inDesign' in ceiling ? ceiling.inDesign : undefined;
  return {
    fits: told === undefined || told.state === 'outside',
    share: typeof found === 'number' ? found / Number(ceiling?.value) : undefined,
  };
}
