import { type Atom, hasSense } from './atom.ts';

const swapping = /^(?:swap|replace|change|switch|chnge?|exchange|convert)\b/;
const joining: ReadonlySet<string> = new Set(['for', 'with', 'to', 'by', 'into']);

/** How far apart "swap", the old and the new may stand. */
const REACH = 4;

/** "swap the ruby for an emerald": the ruby is replaced, the emerald is the wish. */
export function markReplaced(atoms: readonly Atom[]): readonly Atom[] {
  const replaced = new Set<number>();
  atoms.forEach((atom, place) => {
    if (!swapping.test(atom.text)) return;
    const old = nextExchangeable(atoms, place);
    const joint = old < 0 ? -1 : atoms.findIndex((next, at) => at > old && at <= old + 2 && joining.has(next.text));
    if (joint >= 0 && nextExchangeable(atoms, joint) >= 0) replaced.add(old);
  });
  return replaced.size === 0
    ? atoms
    : atoms.map((atom, place) => (replaced.has(place) ? { ...atom, negated: true, replaced: true } : atom));
}

function nextExchangeable(atoms: readonly Atom[], from: number): number {
  for (let at = from + 1; at <= from + REACH; at += 1) {
    if (hasSense(atoms[at], 'gem', 'metal', 'setting', 'shape', 'piece', 'motif')) return at;
  }
  return -1;
}
