import { clientCurrency } from '../../request/client-currency.ts';
import { convert } from '../../workshop/exchange.ts';
import type { Comparison } from '../comparison.ts';
import type { Verdict } from '../fact.ts';
import { changed, figure, keptAs, outside, type SectionRules } from '../rule.ts';
import { isUnderLimit, tolerances } from '../tolerances.ts';
import { designsTogether } from './pieces-together.ts';

/** What the design costs in the currency of the budget; undefined where the amounts cannot be compared. */
function amountIn({ design, request }: Comparison): number | undefined {
  const currency = clientCurrency(request);
  if (currency === undefined) return undefined;
  if (currency === design.price.currency) return design.price.amount;
  const { exchange } = design;
  return exchange && convert(design.price.amount, design.price.currency, currency, { exchange });
}

function against(at: Comparison, isKept: (amount: number) => boolean, why?: string): Verdict {
  const ofOne = amountIn(at);
  if (ofOne === undefined) {
    const isAsked = clientCurrency(at.request) === undefined;
    return isAsked ? { state: 'asked', question: 'budget_currency' } : outside('there is no rate for this currency');
  }
  const amount = ofOne * designsTogether(at, at.request.budget?.scope);
  return isKept(amount) ? keptAs(amount) : changed(amount, why);
}

const near = figure((said, at) =>
  against(at, (found) => {
    const { under, over } = tolerances.amount;
    return found >= said * (1 - under) && found <= said * (1 + over);
  }),
);

export const budgetRules: SectionRules<'budget'> = {
  'budget.currency': { readWith: 'budget.max' },
  'budget.min': figure((said, at) => against(at, (found) => isUnderLimit(found, said), 'under the budget')),
  'budget.max': figure((said, at) => against(at, (found) => isUnderLimit(said, found), 'over the budget')),
  'budget.target': near,
  'budget.approx': near,
  'budget.tax_included': { readWith: 'budget.max' },
  'budget.scope': { readWith: 'budget.max' },
  'budget.amount_raw': () => ({ state: 'asked', question: 'budget_currency' }),
};
