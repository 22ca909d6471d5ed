import type { RequestBudget } from '#spec/request/budget.ts';
import { ask, assume, type Fact, type SaidFields, section } from '../../fact.ts';
import type { QuantityOf, Share } from '../../quantities/quantity.ts';
import { senseOf } from '../../words/atom.ts';
import type { TextSpan } from '../../words/span.ts';
import { type SubjectReader, wishes } from '../subject.ts';

interface Amount {
  readonly quantity: QuantityOf<'money'>;
  readonly span: TextSpan;
}

/** Below this a bare number can mean pounds, thousands or lakhs, so it is kept as it was said. */
const CLEAR_AMOUNT_MIN = 1000;

/**
 * What may be spent. A missing currency is asked for; lakh and crore imply rupees, which is stated as an assumption.
 */
export const readBudget: SubjectReader = (context) => {
  const amounts = wishes(context).flatMap(([, { quantity, span }]): readonly Amount[] =>
    quantity?.kind === 'money' ? [{ quantity, span }] : [],
  );
  const [first] = amounts;
  if (!first) return [];
  return [
    ...amounts.map(({ quantity, span }) => section('budget', fieldsOf(quantity, span))),
    ...tax(context),
    ...currencyFacts(amounts, context.brief),
    ...clash(amounts.map(({ quantity }) => quantity)),
  ];
};

const scopes: Readonly<Record<Share, string>> = {
  each: 'per_piece',
  pair: 'pair',
  total: 'all_pieces',
  all_pieces: 'all_pieces',
};

function fieldsOf(money: QuantityOf<'money'>, span: TextSpan): SaidFields<RequestBudget> {
  const said = { value: money.value, span };
  const scope = money.share ? { scope: { value: scopes[money.share], span } } : {};
  const common = { ...(money.currency === undefined ? {} : { currency: { value: money.currency, span } }), ...scope };
  if (!money.scaled && money.value < CLEAR_AMOUNT_MIN) return { ...common, amount_raw: { value: money.raw, span } };
  if (money.to !== undefined) return { ...common, min: said, max: { value: money.to, span } };
  if (money.bound === undefined) return { ...common, target: said };
  return { ...common, [money.bound]: said };
}

const tax: SubjectReader = (context) =>
  wishes(context).flatMap(([, atom]) => {
    const cue = senseOf(atom, 'cue')?.cue;
    if (cue !== 'tax' && cue !== 'tax_excluded') return [];
    return [section('budget', { tax_included: { value: cue === 'tax', span: atom.span } })];
  });

function currencyFacts(amounts: readonly Amount[], brief: string): readonly Fact[] {
  if (amounts.some(({ quantity }) => quantity.currency !== undefined)) return [];
  const isIndian = /\b(?:lakhs?|lacs?|laakh|crores?|karod|haza+r|hajaa?r|\d ?l)\b/i.test(brief);
  return isIndian
    ? [assume('budget.currency', 'INR', 'Lakh, crore and hazaar are said of Indian rupees.')]
    : [ask('budget_currency', ...amounts.map(({ span }) => span))];
}

/** "min 5 lakh, max 2 lakh" can't be met. */
function clash(amounts: readonly QuantityOf<'money'>[]): readonly Fact[] {
  const least = amounts.find(({ bound }) => bound === 'min')?.value;
  const most = amounts.find(({ bound }) => bound === 'max')?.value;
  if (least === undefined || most === undefined || least <= most) return [];
  return [
    {
      kind: 'contradiction',
      message: `The budget begins at ${least} and ends at ${most}.`,
      remedy: 'Give the lower amount first, or one amount only.',
    },
  ];
}
