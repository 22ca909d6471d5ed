import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import { tradeKarats } from '../parse/karats.ts';
import { numberAt } from './number-at.ts';
import type { QuantityReader, QuantityView } from './reader.ts';

/** "18k", "22 kt", "9ct gold", "22 carat": karat unless the words around it are about a stone or money. */
export const readKarat: QuantityReader = (view, at) => {
  const number = numberAt(view.atoms, at);
  if (!number || number.scaled || !tradeKarats.has(number.value)) return undefined;
  if (isBareKarat(view.atoms, at, number.to))
    return { measured: { kind: 'karat', value: number.value }, to: number.to };
  const behind = isMark(view.atoms[number.to], '-') ? number.to + 1 : number.to;
  const unit = senseOf(view.atoms[behind], 'unit')?.unit;
  const to = behind + 1;
  const isKarat =
    unit === 'karat' ||
    (unit === 'k' && isKaratNotMoney(view, at, number.value, to)) ||
    (unit === 'carat' && !isBehindStone(view, at, to) && isGoldCarat(view, to) && !isSaidApart(view, at, to));
  return isKarat ? { measured: { kind: 'karat', value: number.value }, to } : undefined;
};

/** "lab diamonds 8 ct": the weight of what stands before it, unless a metal follows. */
function isBehindStone({ atoms }: QuantityView, at: number, to: number): boolean {
  return hasSense(atoms[at - 1], 'gem', 'shape', 'cut', 'clarity', 'stone') && !hasSense(atoms[to], 'metal', 'tone');
}

/** "22k, red coral 8 carats", "18kt … no more than 12 carats": beside a karat that is spelt as one, carats are weight. */
function isSaidApart({ atoms }: QuantityView, at: number, to: number): boolean {
  if (hasSense(atoms[to], 'metal', 'tone')) return false;
  return atoms.some((atom, place) => {
    const unit = senseOf(atom, 'unit')?.unit;
    const isKarat = unit === 'karat' || (unit === 'k' && hasSense(atoms[place + 1], 'metal', 'tone', 'piece'));
    return isKarat && place !== at + 1 && tradeKarats.has(atoms[place - 1]?.value ?? 0);
  });
}

/** Whether "18k" is gold and not 18,000: a known karat with no word of money on either side, or with gold behind it. */
export function isKaratNotMoney({ atoms }: QuantityView, at: number, value: number, to: number): boolean {
  if (!tradeKarats.has(value)) return false;
  if (hasSense(atoms[to], 'metal', 'tone') || isGold(atoms[at - 1])) return true;
  // "about 22k bangles"
  if (hasSense(atoms[to], 'piece', 'kind') && senseOf(atoms[at - 1], 'bound')?.bound === 'approx') return true;
  if (changesKarat(atoms, at, to)) return true;
  // "15-20k", "20k per pair"
  const isRange = joinsNumbers(atoms[at - 1]) && atoms[at - 2]?.kind === 'number';
  if (isRange || (atoms[to]?.text.startsWith('per ') ?? false)) return false;
  return !speaksOfMoney(atoms, at, to);
}

/** "from 14k to 18k", "18k se 22k": two karats, of which one becomes the other. */
function changesKarat(atoms: readonly Atom[], at: number, to: number): boolean {
  const isKarat = (place: number): boolean =>
    tradeKarats.has(atoms[place]?.value ?? 0) && senseOf(atoms[place + 1], 'unit')?.unit === 'k';
  return (becomes(atoms[to]) && isKarat(to + 1)) || (becomes(atoms[at - 1]) && isKarat(at - 3));
}

function becomes(atom: Atom | undefined): boolean {
  return hasSense(atom, 'becoming');
}

function isGold(atom: Atom | undefined): boolean {
  return senseOf(atom, 'metal')?.material === 'gold';
}

/** "yellow gold 18", "gold 22 ring": a number behind gold that counts and measures nothing. */
function isBareKarat(atoms: readonly Atom[], at: number, to: number): boolean {
  const next = atoms[to];
  if (!isGold(atoms[at - 1]) || atoms[at]?.kind !== 'number') return false;
  if (next === undefined || isMark(next, ',', '.', ';', '\n')) return true;
  return (
    next.kind === 'word' || hasSense(next, 'boundary', 'joint', 'finish') || senseOf(next, 'cue')?.cue === 'initials'
  );
}

function speaksOfMoney(atoms: readonly Atom[], at: number, to: number): boolean {
  // "22k about 80 grams", "18k maximum 6 gms": such a limit belongs to what comes behind it.
  const side = senseOf(atoms[to], 'bound')?.side;
  const isOfWeight = atoms[to + 1]?.kind === 'number' && senseOf(atoms[to + 2], 'unit')?.unit === 'gram';
  const isLimited = side === 'after' || (side === 'any' && !isOfWeight);
  if (hasSense(atoms[to], 'currency') || isMoneyWord(atoms[to]) || isLimited) return true;
  if (joinsNumbers(atoms[to]) && numberAt(atoms, to + 1)) return speaksOfMoney(atoms, at, to + 2);
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const atom = atoms[before];
    // "dont want anything below 14k", "nothing less than 18k": that is how gold is refused, not a price.
    if (hasSense(atom, 'bound') && isOfAnything(atoms, before)) return false;
    // "AED 3500 21k bangle": the currency has its amount.
    if (hasSense(atom, 'currency') && before + 2 === at && atoms[before + 1]?.kind === 'number') return false;
    // "diamond tops 14k": the earrings, no limit.
    const isLimit = hasSense(atom, 'bound') && !hasSense(atom, 'piece');
    if ((hasSense(atom, 'currency') && !endsAmount(atoms, before)) || isLimit || isMoneyWord(atom)) return true;
    if (hasSense(atom, 'currency')) return false;
    if (!hasSense(atom, 'filler', 'boundary', 'article') && atom?.kind !== 'number' && !isMark(atom, ':', '-'))
      return false;
  }
  return false;
}

/** "under 400 dollars 14k": the currency is of the amount before it. */
function endsAmount(atoms: readonly Atom[], at: number): boolean {
  const before = atoms[at - 1];
  return before?.kind === 'number' || hasSense(before, 'multiplier') || senseOf(before, 'unit')?.unit === 'k';
}

function isOfAnything(atoms: readonly Atom[], at: number): boolean {
  return hasSense(atoms[at - 1], 'anything');
}

function isMoneyWord(atom: Atom | undefined): boolean {
  const cue = senseOf(atom, 'cue')?.cue;
  return cue === 'budget' || cue === 'between' || cue === 'tax';
}

function joinsNumbers(atom: Atom | undefined): boolean {
  return isMark(atom, '-') || atom?.text === 'to';
}

/** "22 ct gold", "18 carat white", "9ct" alone, "22 ct 14 gm"; but "10 carat emerald", "9 ct total". */
function isGoldCarat({ atoms }: QuantityView, to: number): boolean {
  if (atoms[to]?.kind === 'number' && senseOf(atoms[to + 1], 'unit')?.unit === 'gram') return true;
  for (let at = to; at < to + 4; at += 1) {
    const atom = atoms[at];
    if (!atom || atom.kind === 'mark' || hasSense(atom, 'metal', 'finish')) return true;
    if (hasSense(atom, 'gem', 'stone', 'shape', 'cut', 'share', 'role', 'origin', 'lab')) return false;
    const tone = senseOf(atom, 'tone');
    if (tone && tone.metal === undefined) return false;
  }
  return true;
}
