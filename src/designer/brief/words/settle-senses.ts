import { motifOf } from '../../motifs/registry.ts';
import { type Atom, hasSense, senseOf } from './atom.ts';

/** Words that only their neighbours can tell apart. */
export function settleSenses(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.map((atom, place) => heartCut(diameterOrDiamond(atom, atoms[place - 1]), atoms[place + 1]));
}

/** "20 mm dia" is a diameter, "0.5 ct dia" a diamond: shorthand that only the number before it can tell apart. */
function diameterOrDiamond(atom: Atom, before: Atom | undefined): Atom {
  if (!hasSense(atom, 'measure') || !hasSense(atom, 'gem')) return atom;
  const dropped = before?.quantity?.kind === 'length' ? 'gem' : 'measure';
  return { ...atom, senses: atom.senses.filter(({ subject }) => subject !== dropped) };
}

/** A "heart shaped pendant" is a heart, a "heart shaped ruby" is cut as one. */
function heartCut(atom: Atom, next: Atom | undefined): Atom {
  const cut = motifOf(senseOf(atom, 'motif')?.motif ?? '')?.cut;
  const shaped = cut !== undefined && / shaped?$/.test(atom.text);
  return shaped && hasSense(next, 'gem', 'stone') ? { ...atom, senses: [{ subject: 'shape', shape: cut }] } : atom;
}
