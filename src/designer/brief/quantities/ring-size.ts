import { type Atom, hasSense, isMark, senseOf } from '../words/atom.ts';
import type { RingSizeSystem } from './quantity.ts';
import type { QuantityReader } from './reader.ts';

interface SizeValue {
  readonly value: number | string;
  readonly to: number;
}

/** "US 6.5", "uk size N½", "size 7", "ring size 14 indian", "54 EU", "12 number ki". */
export const readRingSize: QuantityReader = ({ atoms, hasNoRing }, at) => {
  const head = headAt(atoms, at);
  const value = sizeValueAt(atoms, head.to, head.system);
  if (!value) return undefined;
  const tail = tailAt(atoms, value.to);
  if (tail.to === value.to && head.to === at) return undefined;
  const system = head.system ?? tail.system ?? (typeof value.value === 'string' ? 'UK' : null);
  if (typeof value.value === 'string' && system !== 'UK') return undefined;
  if (system === null && hasNoRing) return undefined;
  // "American diamond", "Indian 22k" are no sizes; a system needs its number right beside it.
  if (!head.cue && !tail.cue && system !== null && !beside(atoms, head, value, tail)) return undefined;
  return { measured: { kind: 'ring-size', system, value: value.value }, to: tail.to };
};

interface Affix {
  readonly to: number;
  readonly system?: RingSizeSystem | undefined;
  readonly cue: boolean;
}

/** "size", "US", "size US", "UK ring size:" before the number. */
function headAt(atoms: readonly Atom[], at: number): Affix {
  let to = at;
  let system: RingSizeSystem | undefined;
  let cue = false;
  for (; to < at + 4; to += 1) {
    const atom = atoms[to];
    const said = senseOf(atom, 'system');
    if (said && system === undefined) system = said.system;
    else if (senseOf(atom, 'cue')?.cue === 'size') cue = true;
    else if (to === at || !(isMark(atom, ':', '=', '(', '-', '.') || atom?.text === 'is' || atom?.text === 'of')) break;
  }
  return { to, system, cue };
}

/** "US", "size", "(US)", "number ki" behind it. */
function tailAt(atoms: readonly Atom[], at: number): Affix {
  let to = at;
  let system: RingSizeSystem | undefined;
  let cue = false;
  for (let next = at; next < at + 4; next += 1) {
    const atom = atoms[next];
    const said = senseOf(atom, 'system');
    if (said && system === undefined) system = said.system;
    else if (senseOf(atom, 'cue')?.cue === 'size') {
      // "7 size 5" would read the next size as this one's name.
      if (sizeValueAt(atoms, next + 1, undefined) && !system) break;
      cue = true;
    } else if (isMark(atom, ')') && to > at) {
      to = next + 1;
      break;
    } else if (isMark(atom, '(') && senseOf(atoms[next + 1], 'system')) continue;
    else break;
    to = next + 1;
  }
  return { to, system, cue };
}

function sizeValueAt(atoms: readonly Atom[], at: number, system: RingSizeSystem | undefined): SizeValue | undefined {
  const atom = atoms[at];
  if (!atom) return undefined;
  if (atom.kind === 'number' && atom.value !== undefined) {
    const half = fractionBehind(atoms, at);
    const to = at + 1 + (half > 0 ? 1 : 0);
    return hasUnit(atoms[to]) || isMark(atoms[to], '%') ? undefined : { value: atom.value + half, to };
  }
  if (/^[a-z]$/.test(atom.text) && (atom.text !== 'a' || system === 'UK')) {
    const half = fractionBehind(atoms, at);
    const letter = atom.text.toUpperCase();
    return half > 0 ? { value: `${letter}${sign(half)}`, to: at + 2 } : { value: letter, to: at + 1 };
  }
  const numeral = senseOf(atom, 'numeral');
  return numeral && numeral.value >= 1 && !hasUnit(atoms[at + 1]) ? { value: numeral.value, to: at + 1 } : undefined;
}

/** "N 1/2", "N½", "N.5": the half behind a letter or whole number. */
function fractionBehind(atoms: readonly Atom[], at: number): number {
  const next = atoms[at + 1];
  if (next?.kind !== 'number' || next.value === undefined || next.value >= 1 || next.value <= 0) return 0;
  return hasUnit(atoms[at + 2]) ? 0 : next.value;
}

function sign(fraction: number): string {
  return fraction === 0.25 ? '¼' : fraction === 0.75 ? '¾' : '½';
}

function hasUnit(atom: Atom | undefined): boolean {
  const unit = senseOf(atom, 'unit');
  if (unit === undefined || atom === undefined) return false;
  // "size 7 in platinum": "in" is a unit only as a sign or when glued.
  return unit.unit !== 'inch' || atom.text !== 'in' || atom.glued;
}

function beside(atoms: readonly Atom[], head: Affix, value: SizeValue, tail: Affix): boolean {
  const from = head.system === undefined ? undefined : atoms[head.to - 1];
  if (from) return !hasSense(atoms[value.to], 'gem', 'stone', 'piece', 'multiplier', 'currency');
  return tail.system !== undefined && tail.to - value.to <= 3;
}
