import type { RequestBudget } from '#spec/request/sections/budget.ts';
import { ask, assume, type Extraction, type SaidFields, section } from '../../extraction.ts';
import type { QuantityOf, Share } from '../../quantities/quantity.ts';
import { hasSense, senseOf } from '../../parse/atom.ts';
import type { TextSpan } from '../../parse/span.ts';
import { contentAfter, contentBefore } from '../phrases/phrases.ts';
import { saysHaving } from '../possession.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';

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
  const said = wishes(context).flatMap(([place, { quantity, span }]): readonly Amount[] =>
    quantity?.kind === 'money' && !isOtherMoney(context, place)
      ? [{ quantity: roughly(context, place, ofPlace(context, withPurse(context, place, quantity))), span }]
      : [],
  );
  // "bali 15 hazaar, stud 20 hazaar, total 35 hazaar": the sum is what may be spent.
  const sums = said.filter(({ quantity: { share } }) => share === 'total' || share === 'all_pieces');
  const amounts = sums.length > 0 ? sums : said;
  const quantities = amounts.map(({ quantity }) => quantity);
  if (amounts.length === 0) return [];
  const currencies = [...tax(context), ...currencyExtractions(amounts, context)];
  if (areUpsideDown(quantities)) {
    const priced = amounts.find(({ quantity }) => quantity.currency !== undefined);
    const currency = priced && { currency: { value: priced.quantity.currency ?? '', span: priced.span } };
    return [
      ...(currency ? [section('budget', currency)] : []),
      ...currencies,
      ask('budget_amount', ...amounts.map(({ span }) => span)),
    ];
  }
  return [
    ...amounts.map(({ quantity, span }) =>
      section('budget', fieldsOf(quantity, span, isOfSeveral(context), isOfPair(context))),
    ),
    ...currencies,
  ];
};

/** What making, shipping or a gram costs, and what each of several givers puts in, is not the price of the piece. */
function isOtherMoney({ atoms }: BriefContext, place: number): boolean {
  const isIncluded = atoms.slice(place + 1, place + 5).some((atom) => senseOf(atom, 'cue')?.cue === 'including');
  const beside = [atoms[contentAfter(atoms, place)], atoms[contentBefore(atoms, place)]];
  if (!isIncluded && beside.some((atom) => senseOf(atom, 'cue')?.cue === 'other_money')) return true;
  const isEach = atoms[place]?.quantity?.share === 'each';
  return isEach && atoms.slice(Math.max(0, place - 6), place).some(({ text }) => sharing.has(text));
}

const sharing: ReadonlySet<string> = new Set(['split', 'chipping', 'clubbed', 'contributing', 'between us']);

/** "I have 65000", "mere paas 50 hazaar hai": no more can be spent than is there. */
function withPurse({ atoms }: BriefContext, place: number, money: QuantityOf<'money'>): QuantityOf<'money'> {
  const isPurse = [place - 3, place - 2, place - 1].some((at) => saysHaving(atoms, at));
  return isPurse && money.bound === undefined ? { ...money, bound: 'max' } : money;
}

/** Currencies that several countries call by one name, by the places of each. */
const ofPlaces: Readonly<Record<string, readonly (readonly [place: RegExp, currency: string])[]>> = {
  SAR: [
    [/\b(?:doha|qatar)/i, 'QAR'],
    [/\b(?:riyadh|jeddah|dammam|saudi|ksa|mecca|makkah)/i, 'SAR'],
    [/\b(?:muscat|oman)/i, 'OMR'],
  ],
  BHD: [
    [/\b(?:manama|bahrain)/i, 'BHD'],
    [/\bkuwait/i, 'KWD'],
  ],
};

/** "2500 riyal" in Doha are Qatari; without a place riyals and dinars are any of several, which is asked. */
function ofPlace({ brief }: BriefContext, { currency, ...money }: QuantityOf<'money'>): QuantityOf<'money'> {
  const isShared = /(?:riyal|dinar)s?$|^dinar/i.test(money.raw) && !/saudi|bahraini|kuwaiti|qatari/i.test(money.raw);
  if (currency === undefined || !isShared) return { ...money, ...(currency !== undefined && { currency }) };
  const found = ofPlaces[currency]?.find(([place]) => place.test(brief));
  return { ...money, ...(found && { currency: found[1] }) };
}

/** "like $120", "maybe 8 thousand", "$200ish": not to the last coin. */
function roughly({ atoms, brief }: BriefContext, place: number, money: QuantityOf<'money'>): QuantityOf<'money'> {
  const before = atoms[place - 1]?.text ?? '';
  const end = atoms[place]?.span[1] ?? 0;
  const isRough = ['like', 'maybe', 'perhaps', 'say'].includes(before) || /^-?ish\b/i.test(brief.slice(end, end + 4));
  return isRough && money.bound === undefined && money.to === undefined ? { ...money, bound: 'approx' } : money;
}

const scopes: Readonly<Record<Share, string>> = {
  each: 'per_piece',
  pair: 'pair',
  total: 'all_pieces',
  all_pieces: 'all_pieces',
};

/** Only where there are several pieces a total says that it is for all of them. */
function isOfSeveral({ ordered, atoms }: BriefContext): boolean {
  const isSet = atoms.some((atom) => senseOf(atom, 'cue')?.cue === 'set');
  return ordered.length !== 1 || isSet || (ordered[0]?.qty?.value ?? 1) > 1;
}

/** "for both" of earrings is a pair; of two rings, or a bangle and a chain, it is all that is ordered. */
function isOfPair({ ordered }: BriefContext): boolean {
  const [only, other] = ordered;
  return other === undefined && !(only?.unit?.value === 'piece' && (only.qty?.value ?? 1) > 1);
}

function fieldsOf(
  money: QuantityOf<'money'>,
  span: TextSpan,
  ofSeveral: boolean,
  ofPair: boolean,
): SaidFields<RequestBudget> {
  const said = { value: money.value, span };
  const scope =
    money.share && (ofSeveral || money.share !== 'total')
      ? { scope: { value: scopes[money.share === 'pair' && !ofPair ? 'all_pieces' : money.share], span } }
      : {};
  const common = { ...(money.currency === undefined ? {} : { currency: { value: money.currency, span } }), ...scope };
  if (!money.scaled && money.value < CLEAR_AMOUNT_MIN) return { ...common, amount_raw: { value: money.raw, span } };
  if (money.to !== undefined) return { ...common, min: said, max: { value: money.to, span } };
  if (money.bound === undefined) return { ...common, target: said };
  return { ...common, [money.bound]: said };
}

const taxes = /^(?:vat|gst|tax)$/;

const tax: SubjectReader = (context) =>
  wishes(context).flatMap(([place, atom]) => {
    const own = senseOf(atom, 'cue')?.cue;
    // "incl. 5% VAT", "plus 3% gst"
    const rated = context.atoms.slice(place + 1, place + 4);
    const isRated =
      rated.some(({ quantity }) => quantity?.kind === 'percent') && rated.some(({ text }) => taxes.test(text));
    const adds = atom.text === 'plus' || atom.text === '+' || own === 'excluding';
    const cue = isRated && own === 'including' ? 'tax' : isRated && adds ? 'tax_excluded' : own;
    if (cue !== 'tax' && cue !== 'tax_excluded') return [];
    return [section('budget', { tax_included: { value: cue === 'tax', span: atom.span } })];
  });

function currencyExtractions(amounts: readonly Amount[], context: BriefContext): readonly Extraction[] {
  if (amounts.some(({ quantity }) => quantity.currency !== undefined)) return [];
  // "quote in AED, not exceeding 14,000"
  const named = wishes(context).find(([, atom]) => hasSense(atom, 'currency'))?.[1];
  const currency = senseOf(named, 'currency')?.currency;
  if (named && currency !== undefined) return [section('budget', { currency: { value: currency, span: named.span } })];
  const isIndian = /\b(?:lakhs?|lacs?|laakh|crores?|karod|haza+r|hajaa?r|\d ?l)\b/i.test(context.brief);
  if (isIndian) return [assume('budget.currency', 'INR', 'Lakh, crore and hazaar are said of Indian rupees.')];
  return /\p{Script=Devanagari}/u.test(context.brief)
    ? [assume('budget.currency', 'INR', 'The brief is written in Hindi, so the amount is taken as Indian rupees.')]
    : [ask('budget_currency', ...amounts.map(({ span }) => span))];
}

/** "at least 5 lakh but no more than 2 lakh": one of the two is a slip, and which one has to be asked. */
function areUpsideDown(amounts: readonly QuantityOf<'money'>[]): boolean {
  const least = amounts.find(({ bound }) => bound === 'min')?.value;
  const most = amounts.find(({ bound }) => bound === 'max')?.value;
  return least !== undefined && most !== undefined && least > most;
}
