import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';

/** A number as said, in digits or words, and the place behind it. */
export interface SaidNumber {
  readonly value: number;
  readonly to: number;
  /** "lakh", "hazaar", "thousand"… was said with it. */
  readonly scaled: boolean;
}

/**
 * Reads "6.5", "dhai", "saadhe teen", "2 hundred", "ek lakh bees hazaar", "1.5L". `k` is not read here: it can mean
 * karats.
 */
export function numberAt(atoms: readonly Atom[], at: number): SaidNumber | undefined {
  const first = plainNumberAt(atoms, at);
  if (!first) return undefined;
  let { value, to } = first;
  let total = 0;
  let scaled = false;
  for (;;) {
    const times = timesAt(atoms[to]);
    if (times === undefined) break;
    scaled = true;
    to += 1;
    const more = timesAt(atoms[to]);
    if (more !== undefined) {
      value *= times;
      continue;
    }
    total += value * times;
    value = 0;
    const next = plainNumberAt(atoms, to);
    // "ek lakh bees hazaar" goes on with a smaller unit; "1 lakh 18k" does not.
    const nextTimes = next && timesAt(atoms[next.to]);
    if (!next || nextTimes === undefined || nextTimes >= times) break;
    value = next.value;
    to = next.to;
  }
  return { value: roundDust(total + value), to, scaled };
}

function plainNumberAt(atoms: readonly Atom[], at: number): { value: number; to: number } | undefined {
  const atom = atoms[at];
  if (atom?.kind === 'number' && atom.value !== undefined) return withFraction(atoms, atom.value, at + 1);
  const plus = senseOf(atom, 'plus')?.plus;
  const shifted = plus === undefined ? undefined : plainNumberAt(atoms, at + 1);
  if (plus !== undefined && shifted && shifted.value >= 1)
    return { value: roundDust(shifted.value + plus), to: shifted.to };
  // "a thousand pounds", "hundred bucks"
  if (hasSense(atom, 'multiplier') && !hasSense(atoms[at - 1], 'numeral') && atoms[at - 1]?.kind !== 'number')
    return { value: 1, to: at };
  // "an inch", "a tola"
  if (hasSense(atom, 'article') && isWholeUnit(atoms[at + 1])) return { value: 1, to: at + 1 };
  const numeral = senseOf(atom, 'numeral')?.value;
  if (numeral === undefined) return undefined;
  // "half an inch"
  if (numeral < 1 && hasSense(atoms[at + 1], 'article')) return { value: numeral, to: at + 2 };
  // "twenty two", "sixty-five"
  const units = senseOf(atoms[at + 1], 'numeral')?.value ?? 0;
  const isCompound = numeral >= 20 && numeral % 10 === 0 && units >= 1 && units <= 9 && Number.isInteger(units);
  return isCompound ? withFraction(atoms, numeral + units, at + 2) : withFraction(atoms, numeral, at + 1);
}

function isWholeUnit(atom: Atom | undefined): boolean {
  const unit = senseOf(atom, 'unit')?.unit;
  // "A G" are initials.
  const isSpelt = atom !== undefined && atom.text.length > 1 && atom.text !== 'in';
  return isSpelt && (unit === 'inch' || unit === 'carat' || unit === 'tola' || unit === 'gram' || unit === 'cm');
}

/** "1 and a half, "nine & a half", "16 n half", "2 and 1/2", "five and a quarter". */
function withFraction(atoms: readonly Atom[], whole: number, to: number): { value: number; to: number } {
  if (!Number.isInteger(whole) || senseOf(atoms[to], 'joint')?.joint !== 'and') return { value: whole, to };
  const place = hasSense(atoms[to + 1], 'article') ? to + 2 : to + 1;
  const fraction = senseOf(atoms[place], 'numeral')?.value ?? atoms[place]?.value;
  const isFraction = fraction !== undefined && fraction > 0 && fraction < 1 && fractions.has(fraction);

  return isFraction ? { value: whole + fraction, to: place + 1 } : { value: whole, to };
}

/** Fractions that are said with "and"; 0.2 is a number of its own. */
const fractions: ReadonlySet<number> = new Set([0.25, 0.5, 0.75]);

function timesAt(atom: Atom | undefined): number | undefined {
  if (atom?.kind === 'word' && atom.text === 'l' && atom.glued) return 100_000;
  return senseOf(atom, 'multiplier')?.times;
}

/** 1.2 lakh is 120000, not 119999.99999999999. */
export function roundDust(value: number): number {
  return Number(value.toFixed(6));
}

/** Whether the atom stands between the two ends of a range: "8-10", "8 to 10", "8 se 10". */
export function joinsRange(atom: Atom | undefined): boolean {
  return isMark(atom, '-') || atom?.text === 'to' || atom?.text === 'se';
}
