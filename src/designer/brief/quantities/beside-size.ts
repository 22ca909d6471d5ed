import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';

/** "ring size", "finger size"; "no. 12" beside another piece than a ring is a design or an order. */
const OF_ANOTHER = /\b(?:ring|finger)\b|^no\b/;

/** Whether the word "size" stands before the number at a place: "size 7", "size: about 7"; not that of a stone or finger. */
export function isBehindSize(atoms: readonly Atom[], at: number): boolean {
  let before = at - 1;
  while (hasSense(atoms[before], 'filler', 'bound') || isMark(atoms[before], ':', '=', '(') || isLink(atoms[before]))
    before -= 1;
  const isOther = OF_ANOTHER.test(atoms[before]?.text ?? '');
  return isSizeCue(atoms[before]) && !isOther && !hasSense(atoms[before - 1], 'gem', 'stone', 'role');
}

export function isSizeCue(atom: Atom | undefined): boolean {
  return senseOf(atom, 'cue')?.cue === 'size';
}

function isLink(atom: Atom | undefined): boolean {
  return atom?.text === 'is' || atom?.text === 'of';
}

/** The type of the piece that was named last before a place, else of the first behind it. */
export function typeBeside(atoms: readonly Atom[], at: number): string | undefined {
  const types = (some: readonly Atom[]) => some.flatMap((atom) => senseOf(atom, 'piece')?.type ?? []);
  return types(atoms.slice(0, at)).at(-1) ?? types(atoms.slice(at + 1))[0];
}
