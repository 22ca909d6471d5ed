import { type Atom, hasSense } from '../../parse/atom.ts';
import { describing, type Noun } from './noun.ts';

/**
 * "a cross on a chain", "heart on a 16 inch chain": the only noun names what the piece hangs on, and a motif before it
 * what hangs there. The piece is then what the noun is a part of, not a chain with a cross engraved.
 */
export function whatHangsOn(atoms: readonly Atom[], noun: Noun): Noun {
  const [whole] = noun.sense.partOf ?? [];
  if (whole === undefined) return noun;
  let place = noun.place - 1;
  while (hasSense(atoms[place], 'article', ...describing) || atoms[place]?.quantity) place -= 1;
  const hangs = isOn(atoms[place]) && atoms.slice(0, place).some(isMotif);
  return hangs ? { ...noun, sense: { subject: 'piece', type: whole } } : noun;
}

/** What something hangs or is set on stands behind it. */
export function isOn(atom: Atom | undefined): boolean {
  return atom?.text === 'on';
}

function isMotif(atom: Atom): boolean {
  return hasSense(atom, 'motif') && atom.negated !== true;
}
