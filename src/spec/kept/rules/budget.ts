import { clientCurrency } from '../../request/client-currency.ts';
import { convert } from '../../workshop/exchange.ts';
import { type AmountField, amountVerdict } from '../amounts.ts';
import type { Comparison } from '../comparison.ts';
import { number, type Judge, outside, type SectionRules } from '../rule.ts';
import { designsTogether } from './pieces-together.ts';

/** What the design costs in another currency; undefined where the shop has no rate for it. */
function priceIn(currency: string, { price, exchange }: Comparison['design']): number | undefined {
  if (currency === price.currency) return price.amount;
  return exchange && convert(price.amount, price.currency, currency, { exchange });
}

function against(field: AmountField): Judge {
  return number((said, at) => {
    const currency = clientCurrency(at.request);
    if (currency === undefined) return { state: 'asked', question: 'budget_currency' };
    const ofOne = priceIn(currency, at.design);
    if (ofOne === undefined) return outside(`no exchange rate for ${currency}: the budget was not compared`);
    const pieces = designsTogether(at, at.request.budget?.scope);
    return amountVerdict(field, said, ofOne * pieces, { currency, pieces });
  });
}

export const budgetRules: SectionRules<'budget'> = {
  'budget.currency': { readWith: 'budget.max' },
  'budget.min': against('budget.min'),
  'budget.max': against('budget.max'),
  'budget.target': against('budget.target'),
  'budget.approx': against('budget.approx'),
  'budget.tax_included': { readWith: 'budget.max' },
  'budget.scope': { readWith: 'budget.max' },
  'budget.amount_raw': () => ({ state: 'asked', question: 'budget_currency' }),
};
