import { GRAMS_PER_PENNYWEIGHT, GRAMS_PER_TROY_OUNCE, MM_PER_INCH } from '#shared/units.ts';
import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import type { Unit } from '../../senses/sense.ts';
import { joinsRange, numberAt, roundDust, type SaidNumber } from './number-at.ts';
import type { Quantity } from './quantity.ts';
import type { QuantityReader } from './reader.ts';

/** Four grains are a carat. */
const CARATS_PER_GRAINER = 0.25;

/** What jewellers of southern India call a sovereign or pavan. */
const GRAMS_PER_SOVEREIGN = 8;

/** A number or a range with its unit: "5 mm", "8-10 gm", "1/2 ct", "4.5 to 5.5 inch", "50 cents", "21 saal". */
export const readMeasurement: QuantityReader = ({ atoms }, at) => {
  const low = numberAt(atoms, at);
  if (!low) return eachAt(atoms, at);
  if (isCoin(atoms, low)) return undefined;
  const range = upAndDownAt(atoms, at) ?? rangeAt(atoms, low);
  if (range) return range;
  const unit = unitAt(atoms, low.to);
  const each = unit ? undefined : eachAt(atoms, at);
  if (each) return each;
  const measured = unit && measuredIn(unit.unit, low.value);
  if (measured && unit) return { measured, to: unit.to };
  return ahead(atoms, at, low);
};

/** "Half sovereign ring": a coin, not a weight. */
function isCoin(atoms: readonly Atom[], { value, to }: SaidNumber): boolean {
  return value === 0.5 && (atoms[to]?.text ?? '').startsWith('sov');
}

/** "pavan 2½", "bhori 1", "net 18.5": what tells the unit may stand before the number. */
function ahead(atoms: readonly Atom[], at: number, { value, to }: SaidNumber): ReturnType<QuantityReader> {
  const before = isMark(atoms[at - 1], ':', '=') ? atoms[at - 2] : atoms[at - 1];
  const unit = senseOf(before, 'unit')?.unit;
  const cue = senseOf(before, 'cue')?.cue;
  const isGrams = cue === 'gross' || (cue === 'metal_weight' && /[.½]/.test(atoms[at]?.text ?? ''));
  const meant = unit === 'tola' || unit === 'sovereign' ? unit : isGrams ? 'gram' : undefined;
  if (!meant || hasSense(atoms[to], 'unit', 'multiplier', 'currency') || isMark(atoms[to], '%')) return undefined;
  const measured = measuredIn(meant, value);
  return measured && { measured, to };
}

/** "ek ek carat ke tops", "do do gram": a number said twice is that of each. */
function eachAt(atoms: readonly Atom[], at: number): ReturnType<QuantityReader> {
  const value = atoms[at]?.text === 'ek ek' ? 1 : senseOf(atoms[at], 'numeral')?.value;
  const behind = atoms[at]?.text === 'ek ek' ? at + 1 : at + 2;
  const isTwice = behind === at + 1 || senseOf(atoms[at + 1], 'numeral')?.value === value;
  const unit = value !== undefined && isTwice ? unitAt(atoms, behind) : undefined;
  const measured = unit && measuredIn(unit.unit, value ?? 0);
  return measured && unit ? { measured: { ...measured, share: 'each' }, to: unit.to } : undefined;
}

/** "2 - 4 - 2 mm: a line that grows to its middle. */
function upAndDownAt(atoms: readonly Atom[], at: number): ReturnType<QuantityReader> {
  const [low, high, end] = [atoms[at], atoms[at + 2], atoms[at + 4]];
  if (!joinsRange(atoms[at + 1]) || !joinsRange(atoms[at + 3]) || !low?.value || !high?.value) return undefined;
  const unit = low.value === end?.value && high.value > low.value ? unitAt(atoms, at + 5) : undefined;
  const measured = unit && measuredIn(unit.unit, low.value, high.value);
  return measured && unit ? { measured, to: unit.to } : undefined;
}

function rangeAt(atoms: readonly Atom[], low: SaidNumber): ReturnType<QuantityReader> {
  const lowUnit = unitAt(atoms, low.to);
  const joint = lowUnit?.to ?? low.to;
  if (!joinsRange(atoms[joint]) && !isBetween(atoms, low.to, joint)) return undefined;
  const high = numberAt(atoms, joint + 1);
  const unit = high && unitAt(atoms, high.to);
  if (!high || !unit || (lowUnit && lowUnit.unit !== unit.unit) || high.value < low.value) return undefined;
  // "5-5 gm": so much of each.
  if (high.value === low.value) {
    const each = measuredIn(unit.unit, low.value);
    return each && { measured: { ...each, share: 'each' }, to: unit.to };
  }
  const measured = measuredIn(unit.unit, low.value, high.value);
  return measured && { measured, to: unit.to };
}

/** "between 8 and 10 gm". */
function isBetween(atoms: readonly Atom[], from: number, joint: number): boolean {
  if (atoms[joint]?.text !== 'and' && atoms[joint]?.text !== 'or') return false;
  return [2, 3].some((back) => senseOf(atoms[from - back], 'cue')?.cue === 'between') || atoms[joint]?.text === 'or';
}

export function unitAt(atoms: readonly Atom[], at: number): { unit: Unit; to: number } | undefined {
  // "8-gram", "14-inch"
  const place = isMark(atoms[at], '-') && atoms[at]?.glued && atoms[at + 1]?.glued ? at + 1 : at;
  const atom = atoms[place];
  const unit = senseOf(atom, 'unit')?.unit;
  if (!atom || unit === undefined) return undefined;
  if (atom.text === 'in' && !isInch(atoms, place)) return undefined;
  // "0.70 G VS1": a colour, not grams.
  if (atom.text === 'g' && isBeforeClarity(atoms, place)) return undefined;
  if ((unit === 'ordinal' || atom.text === 'pt') && !atom.glued && unit === 'ordinal') return undefined;
  return { unit, to: place + 1 };
}

function isBeforeClarity(atoms: readonly Atom[], place: number): boolean {
  const next = isMark(atoms[place + 1], '/', '-', ',') ? atoms[place + 2] : atoms[place + 1];
  return hasSense(next, 'clarity') || /^(?:vs|si|if|fl|vvs)$/.test(next?.text ?? '');
}

/** "18 in chain" is a length, "7 in platinum" is not. */
function isInch(atoms: readonly Atom[], place: number): boolean {
  const behind = atoms[place + 1];
  if (atoms[place]?.glued) return true;
  return behind === undefined || behind.kind === 'mark' || hasSense(behind, 'piece', 'measure');
}

function measuredIn(unit: Unit, value: number, upper?: number): Quantity | undefined {
  if (value <= 0) return undefined;
  const range = (times: number) => ({
    value: roundDust(value * times),
    ...(upper === undefined ? {} : { to: roundDust(upper * times) }),
  });
  switch (unit) {
    case 'mm':
      return { kind: 'length', ...range(1) };
    case 'cm':
      return { kind: 'length', ...range(10) };
    case 'inch':
      return { kind: 'length', ...range(MM_PER_INCH) };
    case 'carat':
      return { kind: 'carat', ...range(1), ofAll: false };
    case 'carat_total':
      return { kind: 'carat', ...range(1), ofAll: true };
    case 'pointer':
      return { kind: 'carat', ...range(0.01), ofAll: false, ofOneStone: true, share: 'each' };
    case 'point':
      return { kind: 'carat', ...range(0.01), ofAll: false };
    case 'grainer':
      return { kind: 'carat', ...range(CARATS_PER_GRAINER), ofAll: false };
    case 'gram':
      return { kind: 'gram', ...range(1) };
    case 'kilogram':
      return { kind: 'gram', ...range(1000) };
    case 'pennyweight':
      return { kind: 'gram', ...range(GRAMS_PER_PENNYWEIGHT) };
    case 'ounce':
      return { kind: 'gram', ...range(GRAMS_PER_TROY_OUNCE) };
    case 'sovereign':
      return { kind: 'gram', ...range(GRAMS_PER_SOVEREIGN) };
    case 'tola':
    case 'ratti':
    case 'masha':
      return { kind: 'traditional', unit, ...range(1) };
    case 'percent':
    case 'gauge':
      return { kind: unit, value };
    case 'day':
    case 'week':
    case 'month':
    case 'year':
      return { kind: 'time', unit, value };
    case 'ordinal':
      return Number.isInteger(value) ? { kind: 'ordinal', value } : undefined;
    case 'karat':
    case 'k':
      return undefined;
  }
}
