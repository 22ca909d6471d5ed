import type { RingSizeSystem } from '#spec/sizes/scales.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { type Atom, hasSense, senseOf } from './atom.ts';
import { wordSet } from './word-set.ts';

/** How far before "ki jagah" the old number may stand: "6 prong wale ki jagah 4". */
const REACH = 3;

/** What shows that something is told to change or to stay, and so that there is something. */
const tellingCues: ReadonlySet<string> = new Set([
  'edit',
  'do_change',
  'keep_rest',
  'same_but',
  'refers',
  'refers_away',
  'corrects',
]);

/** "18 to 22, rest same", "2.2 mm se 1.8 kar do": of a design that is there, a pair of numbers is old and new. */
function speaksOfChange(atoms: readonly Atom[]): boolean {
  if (atoms.some(({ text }) => orders.has(text))) return false;
  return atoms.some((atom) =>
    atom.senses.some((sense) =>
      sense.subject === 'comparative'
        ? sense.onlyIfTold !== true
        : sense.subject === 'cue' && tellingCues.has(sense.cue),
    ),
  );
}

const orders: ReadonlySet<string> = wordSet('chahiye, chahie, chaiye, banwana hai, looking for, between');

/**
 * "size 2.6 ki jagah 2.8", "6 prong ki jagah 4", "from 30 cents to 50 cents", "0.3 ko 0.5 kar do": the new number takes
 * the place of the old one, and with it its unit and what it is said of.
 */
export function swapNumbers(atoms: readonly Atom[]): readonly Atom[] {
  const result = [...atoms];
  const isChange = speaksOfChange(atoms);
  let found = false;
  const swap = (old: number, young: number, between: number) => {
    const [before, after] = [atoms[old] as Atom, atoms[young] as Atom];
    const quantity = before.quantity && after.quantity && renewed(before.quantity, after.quantity, after.text);
    if (!quantity) return;
    const own =
      quantity.kind === 'ring-size' ? { ...quantity, system: quantity.system ?? systemBehind(atoms, young) } : quantity;
    // "4 ki jagah 6 prong": what is counted stands behind the new number.
    const isToldBehind =
      before.quantity.kind === 'count' && between === old + 1 && hasSense(atoms[young + 1], 'prongs');
    if (isToldBehind) result[old] = { ...before, negated: true, replaced: true };
    else {
      result[old] = { ...before, quantity: own, span: after.span };
      result[young] = { ...after, negated: true, replaced: true };
    }
    // The words of the swap have been used: they tell of a change, and rule nothing out.
    if (between !== old)
      result[between] = {
        ...(atoms[between] as Atom),
        senses: [
          { subject: 'cue', cue: 'do_change' },
          ...(hasSense(atoms[between], 'becoming') ? [{ subject: 'becoming' } as const] : []),
        ],
      };
    found = true;
  };
  atoms.forEach((atom, at) => {
    if (senseOf(atom, 'negation')?.swaps) {
      const young = numberFrom(atoms, at + 1, 1);
      const old = numberFrom(atoms, at - 1, -1);
      if (young >= 0 && old >= 0) swap(old, young, at);
    }
    // "band 2 mm nahi 3 mm": Hindi denies the number before.
    const old = atoms[at - 1]?.quantity;
    if (senseOf(atom, 'negation')?.side === 'after' && old && old.kind !== 'karat' && atoms[at + 1]?.quantity)
      swap(at - 1, at + 1, at);
    if (changesInto(atoms, at) || isBetweenKarats(atoms, at) || (isChange && isBetweenTwo(atoms, at))) {
      // "6 prong se 4"
      const old = numberFrom(atoms, at - 1, -1, hasSense(atoms[at - 1], 'prongs', 'direction') ? 2 : 1);
      const young = numberFrom(atoms, at + 1, 1, 1);
      if (young >= 0 && old >= 0) swap(old, young, at);
    }
    const { quantity } = atom;
    if (
      quantity &&
      (isMovedRange(atoms, at) || (isChange && isTypedRange(atom))) &&
      'to' in quantity &&
      quantity.to !== undefined
    ) {
      const { to, ...rest } = quantity;
      result[at] = { ...atom, quantity: { ...rest, value: to } };
      found = true;
    }
  });
  return found ? result : atoms;
}

/** "size 14 se 16 kar do indian" */
function systemBehind(atoms: readonly Atom[], at: number): RingSizeSystem | null {
  const said = atoms.slice(at + 1, at + 4).find((atom) => hasSense(atom, 'system'));
  return senseOf(said, 'system')?.system ?? null;
}

/** "2.4 ko 2.6 kar do", "from 4 mm to 3 mm". */
function changesInto(atoms: readonly Atom[], at: number): boolean {
  const { text } = atoms[at] as Atom;
  if (text === 'ko' || text === 'se')
    return atoms.slice(at + 2, at + 5).some((next) => senseOf(next, 'cue')?.cue === 'do_change');
  return text === 'to' && atoms.slice(Math.max(0, at - 3), at).some((before) => before.text === 'from');
}

/** "0.5 to 0.75", "6 prong se 4 prong": a number on each side. */
function isBetweenTwo(atoms: readonly Atom[], at: number): boolean {
  if (!/^(?:to|se)$/.test(atoms[at]?.text ?? '')) return false;
  return numberFrom(atoms, at - 1, -1, 2) >= 0 && numberFrom(atoms, at + 1, 1, 1) >= 0;
}

/** "18k to 22k": nobody orders a range of karats. */
function isBetweenKarats(atoms: readonly Atom[], at: number): boolean {
  const [before, behind] = [atoms[at - 1]?.quantity, atoms[at + 1]?.quantity];
  return hasSense(atoms[at], 'becoming') && before?.kind === 'karat' && behind?.kind === 'karat';
}

/** "18 to 22 inch" was folded as a range; "18-22 inch" is one. */
function isTypedRange({ text, quantity }: Atom): boolean {
  return quantity?.kind !== 'money' && / (?:to|se) /.test(text);
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
  if (young.kind === old.kind) return { ...young };
  // "40 se 35 gram": the unit stands behind the second number.
  if (old.kind === 'count' && young.kind !== 'money') return { ...young };
  if (young.kind !== 'count') return undefined;
  // Half a stone is none.
  if (old.kind === 'per-side' && !Number.isInteger(young.value)) return undefined;
  if (old.kind === 'bangle-size') return { ...old, value: text };
  return 'value' in old ? ({ ...old, value: young.value } as Quantity) : undefined;
}
