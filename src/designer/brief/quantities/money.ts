import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import { isKaratNotMoney } from './karat.ts';
import { joinsRange, numberAt, roundDust } from './number-at.ts';
import type { QuantityReader, QuantityView, ReadQuantity } from './reader.ts';

interface SaidAmount {
  readonly value: number;
  readonly to: number;
  readonly scaled: boolean;
  readonly currency?: string | undefined;
}

/** "₹80,000", "$2-3k", "50k budget", "1.5 lakh to 2 lakh", "AED 3500", "budget 50". */
export const readMoney: QuantityReader = (view, at) => {
  const { atoms } = view;
  const low = stretchedAt(view, at) ?? amountAt(view, at);
  if (!low) return undefined;
  const high = highEndAt(view, low);
  const end = high?.to ?? low.to;
  const currency = low.currency ?? high?.currency;
  const scaled = low.scaled || (high?.scaled ?? false);
  if (
    !scaled &&
    currency === undefined &&
    !isRangeOfMoney(low, high) &&
    !isCalledMoney(view, at, end, Math.max(low.value, high?.value ?? 0))
  ) {
    return undefined;
  }
  const factor = high && high.scaled && !low.scaled && low.value < high.value / 1000 + 1 ? scaleOf(view, low, high) : 1;
  return money(atoms, at, end, roundDust(low.value * factor), high?.value, currency, scaled || currency !== undefined);
};

function money(
  atoms: readonly Atom[],
  at: number,
  to: number,
  value: number,
  upper: number | undefined,
  currency: string | undefined,
  scaled: boolean,
): ReadQuantity | undefined {
  if (value <= 0) return undefined;
  const raw = atoms
    .slice(at, to)
    .map((atom) => atom.text)
    .join(' ');
  const ends =
    upper !== undefined && upper !== value ? { value: Math.min(value, upper), to: Math.max(value, upper) } : { value };
  return { measured: { kind: 'money', ...ends, ...(currency === undefined ? {} : { currency }), scaled, raw }, to };
}

/** The scale of "lakh" in "1.5-2 lakh" holds for both ends. */
function scaleOf({ atoms }: QuantityView, low: SaidAmount, high: SaidAmount): number {
  const plain = atoms.slice(low.to, high.to).find((atom) => atom.kind === 'number')?.value;
  return plain ? Math.max(1, high.value / plain) : 1;
}

function amountAt(view: QuantityView, at: number): SaidAmount | undefined {
  const { atoms } = view;
  const sign = senseOf(atoms[at], 'currency');
  const number = numberAt(atoms, sign ? at + 1 : at);
  // "rate do bhai": "do" is also "give".
  if (!number || (!sign && /^(?:do|ek)$/.test(atoms[at]?.text ?? '') && !number.scaled)) return undefined;
  let { value, to, scaled } = number;
  const next = atoms[to];
  if (senseOf(next, 'unit')?.unit === 'k') {
    if (!sign && isKaratNotMoney(view, at, number.value, to + 1)) return undefined;
    value *= 1000;
    to += 1;
    scaled = true;
    // "60k rs" but also "60k INR"
  } else if (hasSense(next, 'unit') && !(next?.text === 'in' && !next.glued)) return undefined;
  // "65000 hai rupaye"
  if (atoms[to]?.text === 'hai' && hasSense(atoms[to + 1], 'currency')) to += 1;
  const behind = senseOf(atoms[to], 'currency');
  if (behind && (!sign || behind.currency === sign.currency || sign.currency === 'INR')) to += 1;
  return { value, to, scaled, currency: sign?.currency ?? behind?.currency };
}

/** "15k, could stretch to 17": on the scale of the amount before. */
function stretchedAt({ atoms }: QuantityView, at: number): SaidAmount | undefined {
  const value = atoms[at]?.value;
  const isLimit = senseOf(atoms[at - 1], 'bound')?.bound === 'max';
  if (!isLimit || !value || value >= 1000 || hasSense(atoms[at + 1], 'unit', 'multiplier', 'currency'))
    return undefined;
  const scale = atoms
    .slice(0, at)
    .findLast((atom) => senseOf(atom, 'unit')?.unit === 'k' || hasSense(atom, 'multiplier'));
  const times = scale && (senseOf(scale, 'multiplier')?.times ?? 1000);
  const said = scale && atoms[atoms.indexOf(scale) - 1]?.value;
  // No more than twice the hope: else the number is of something else.
  const isNear = said !== undefined && value > said && value <= said * 2;
  return times === undefined || !isNear ? undefined : { value: roundDust(value * times), to: at + 1, scaled: true };
}

function highEndAt(view: QuantityView, low: SaidAmount): SaidAmount | undefined {
  const joint = view.atoms[low.to];
  const between = joinsRange(joint) || joint?.text === 'and' || joint?.text === 'aur';
  if (!between) return undefined;
  const high = amountAt(view, low.to + 1);
  if (!high || high.value < 1) return undefined;
  const isOneAmount =
    low.scaled || low.currency !== undefined || high.scaled || high.currency !== undefined || joinsRange(joint);
  return isOneAmount && (joinsRange(joint) || followsBetween(view, low)) ? high : undefined;
}

function followsBetween({ atoms }: QuantityView, low: SaidAmount): boolean {
  for (let at = low.to - 1; at >= Math.max(0, low.to - 6); at -= 1) {
    if (senseOf(atoms[at], 'cue')?.cue === 'between') return true;
  }
  return false;
}

/** "15000 to 20000": nothing else of a piece has such a range, and weights and lengths come with a unit. */
function isRangeOfMoney(low: SaidAmount, high: SaidAmount | undefined): boolean {
  return high !== undefined && low.value >= HINDI_PRICE_MIN && high.value > low.value;
}

/** From here on a number with a Hindi case word is a price: it is no year and no design number. */
const HINDI_PRICE_MIN = 2100;

/** A bare number is money when a word says so: "budget 50", "5000 budget", "under 40000". */
function isCalledMoney({ atoms }: QuantityView, at: number, end: number, value: number): boolean {
  if (senseOf(atoms[end], 'cue')?.cue === 'budget') return true;
  let limited = false;
  for (let before = at - 1; before >= Math.max(0, at - 5); before -= 1) {
    const atom = atoms[before];
    const cue = senseOf(atom, 'cue')?.cue;
    if (cue === 'budget') return true;
    if (hasSense(atom, 'bound') || cue === 'between') limited = true;
    else if (!hasSense(atom, 'filler', 'boundary', 'article') && !isMark(atom, ':', '-', '=', '~')) break;
  }
  const behind = hasSense(atoms[end], 'share') ? atoms[end + 1] : atoms[end];
  limited ||= hasSense(behind, 'bound');
  // 1000 or more behind "under" can only be money: weights and lengths come with a unit.
  if (limited && value >= 1000) return true;
  // "15000 ka chahiye", "8000 wali"
  return value >= HINDI_PRICE_MIN && /^(?:ka|ki|ke|mein|me|wal[aei])$/.test(behind?.text ?? '');
}
