import type { BriefContext } from '../extract/subject.ts';
import { type Atom, hasSense, senseOf } from '../parse/atom.ts';
import type { TextSpan } from '../parse/span.ts';

/** Whether a thing is added: "add a border of pearls", "heere bhi laga do", "two more rows of rubies". */
export function isAdded({ atoms, sentenceOf }: BriefContext, words: TextSpan): boolean {
  const at = placeOf(atoms, words);
  const ends = (place: number): boolean => sentenceOf[place] !== sentenceOf[at] || isOtherOrder(atoms[place]);
  for (let before = at - 1; before >= 0 && !ends(before); before -= 1) if (adds(atoms, before)) return true;
  // Hindi tells it behind: "heere bhi laga do".
  const behind = atoms.slice(at + 1, at + 3).find((next) => hasSense(next, 'addition'));
  return behind !== undefined && senseOf(behind, 'cue')?.cue === 'do_change';
}

function adds(atoms: readonly Atom[], at: number): boolean {
  const isMore = senseOf(atoms[at], 'qualifier')?.which === 'other' && atoms[at - 1]?.quantity?.kind === 'count';
  return hasSense(atoms[at], 'addition') || isMore;
}

/** "add a halo and change the stone to a ruby": another order begins. */
function isOtherOrder(atom: Atom | undefined): boolean {
  return senseOf(atom, 'cue')?.cue === 'edit' && !hasSense(atom, 'addition');
}

/** Whether a gem only tells which piece or which place is meant: "pearl ki bali me", "each side of the ruby". */
export function isOnlyNamed({ atoms }: BriefContext, words: TextSpan): boolean {
  const at = placeOf(atoms, words);
  const [earlier, before, next, after] = [atoms[at - 2], atoms[at - 1], atoms[at + 1], atoms[at + 2]];
  const isOfPiece = hasSense(next, 'filler') && hasSense(after, 'piece') && !hasSense(next, 'article');
  const isPlaced = hasSense(before, 'definite') && hasSense(earlier, 'boundary', 'sides', 'relation');
  return isOfPiece || isPlaced;
}

function placeOf(atoms: readonly Atom[], words: TextSpan): number {
  return atoms.findIndex(({ span }) => span[0] <= words[0] && span[1] >= words[1]);
}
