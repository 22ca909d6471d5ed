import type { Quantity } from '../quantities/quantity.ts';
import { type Atom, hasSense, senseOf } from './atom.ts';

/** How far before "ki jagah" the old number may stand: "6 prong wale ki jagah 4". */
const REACH = 3;

/**
 * "size 2.6 ki jagah 2.8", "6 prong ki jagah 4", "from 30 cents to 50 cents", "0.3 ko 0.5 kar do": the new number takes
 * the place of the old one, and with it its unit and what it is said of.
 */
export function swapNumbers(atoms: readonly Atom[]): readonly Atom[] {
  const result = [...atoms];
  let found = false;
  const swap = (old: number, young: number, between: number) => {
    const [before, after] = [atoms[old] as Atom, atoms[young] as Atom];
    const quantity = before.quantity && after.quantity && renewed(before.quantity, after.quantity, after.text);
    if (!quantity) return;
    result[old] = { ...before, quantity, span: after.span };
    result[young] = { ...after, negated: true, replaced: true };
    // The words of the swap have been used: they tell of a change, and rule nothing out.
    if (between !== old)
      result[between] = { ...(atoms[between] as Atom), senses: [{ subject: 'cue', cue: 'do_change' }] };
    found = true;
  };
  atoms.forEach((atom, at) => {
    if (senseOf(atom, 'negation')?.swaps) {
      const young = numberFrom(atoms, at + 1, 1);
      const old = numberFrom(atoms, at - 1, -1);
      if (young >= 0 && old >= 0) swap(old, young, at);
    }
    if (changesInto(atoms, at)) {
      const old = numberFrom(atoms, at - 1, -1, 1);
      const young = numberFrom(atoms, at + 1, 1, 1);
      if (young >= 0 && old >= 0) swap(old, young, at);
    }
    const { quantity } = atom;
    if (quantity && isMovedRange(atoms, at) && 'to' in quantity && quantity.to !== undefined) {
      const { to, ...rest } = quantity;
      result[at] = { ...atom, quantity: { ...rest, value: to } };
      found = true;
    }
  });
  return found ? result : atoms;
}

/** "2.4 ko 2.6 kar do", "from 4 mm to 3 mm". */
function changesInto(atoms: readonly Atom[], at: number): boolean {
  const { text } = atoms[at] as Atom;
  if (text === 'ko' || text === 'se')
    return atoms.slice(at + 2, at + 5).some((next) => senseOf(next, 'cue')?.cue === 'do_change');
  return text === 'to' && atoms.slice(Math.max(0, at - 3), at).some((before) => before.text === 'from');
}

/** "increase from 30 to 50 cents", "18 se 20 inch kar do" were folded as ranges. */
function isMovedRange(atoms: readonly Atom[], at: number): boolean {
  const isToldBehind = atoms.slice(at + 1, at + 3).some((next) => senseOf(next, 'cue')?.cue === 'do_change');
  if (/ se /.test(atoms[at]?.text ?? '') && isToldBehind) return true;
  if (atoms[at - 1]?.text !== 'from') return false;
  return atoms.slice(Math.max(0, at - 8), at).some((before) => {
    return senseOf(before, 'cue')?.cue === 'edit';
  });
}

function numberFrom(atoms: readonly Atom[], from: number, step: 1 | -1, reach = REACH): number {
  for (let at = from; Math.abs(at - from) < reach; at += step) {
    const atom = atoms[at];
    if (atom === undefined || atom.kind === 'mark') return -1;
    if (atom.quantity) return at;
    if (step === 1 && !hasSense(atom, 'filler', 'cue')) return -1;
  }
  return -1;
}

/** The old quantity with the new value, where the new one is of its kind or only a number. */
function renewed(old: Quantity, young: Quantity, text: string): Quantity | undefined {
  if (young.kind === old.kind && old.kind !== 'count') return { ...young };
  if (young.kind !== 'count') return undefined;
  if (old.kind === 'bangle-size') return { ...old, value: text };
  return 'value' in old ? ({ ...old, value: young.value } as Quantity) : undefined;
}
