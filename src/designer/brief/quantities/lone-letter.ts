import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import type { QuantityView } from './reader.ts';
import { type BareSize, letterSizeAt } from './size-value.ts';

/** The letters of the British chart that rings are made in; "A" and "I" are words. */
const RING_LETTERS = /^[F-HJ-Z]$/;

/** "…, 18ct yellow, M", "platinum ring M½": a capital by itself at the end of a phrase of a brief about a ring. */
export function loneLetterAt(view: QuantityView, at: number): BareSize | undefined {
  const { atoms, brief } = view;
  const atom = atoms[at];
  if (!atom || !view.hasRing || !RING_LETTERS.test(brief.slice(...atom.span)) || !/\p{Ll}/u.test(brief))
    return undefined;
  const size = letterSizeAt(atoms, at);
  const { to } = size;
  const before = atoms[at - 1];
  const opens = before?.kind === 'mark' || hasSense(before, 'metal', 'piece', 'article') || before?.text === 'make';
  const ends = atoms[to] === undefined || atoms[to]?.kind === 'mark';
  // Letters to engrave and colour grades come in rows, and initials with their word.
  const isSign = (mark: Atom | undefined) => isMark(mark, '&', '+', '/', "'", '"', '-');
  if (!opens || !ends || isSign(atoms[at - 1]) || isSign(atoms[to]) || hasInitials(atoms)) return undefined;
  return size;
}

function hasInitials(atoms: readonly Atom[]): boolean {
  return atoms.some((atom) => senseOf(atom, 'cue')?.cue === 'initials' || hasSense(atom, 'engrave', 'clarity'));
}
