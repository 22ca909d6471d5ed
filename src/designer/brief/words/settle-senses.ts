import { type Atom, hasSense } from './atom.ts';

/** "20 mm dia" is a diameter, "0.5 ct dia" a diamond: shorthand that only the number before it can tell apart. */
export function settleSenses(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.map((atom, place) => {
    if (!hasSense(atom, 'measure') || !hasSense(atom, 'gem')) return atom;
    const measured = atoms[place - 1]?.quantity?.kind === 'length';
    const dropped = measured ? 'gem' : 'measure';
    return { ...atom, senses: atom.senses.filter(({ subject }) => subject !== dropped) };
  });
}
