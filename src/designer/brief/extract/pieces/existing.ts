import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { isOwned } from '../../parse/owned-piece.ts';
import { isFormerOwner } from '../people/former-owner.ts';
import type { Noun } from './noun.ts';

/** How far before a noun the words stand that say that it is there already. */
const REACH = 5;

/** "to go with my bangle", "flush with my engagement ring", "gran's ring": named, but not to be made. */
export function existsAlready(atoms: readonly Atom[], place: number, nouns: readonly Noun[]): boolean {
  if (isOwned(atoms, place)) return true;
  const others = nouns.filter((noun) => noun.place !== place);
  for (let at = place - 1; at >= Math.max(0, place - REACH); at -= 1) {
    const atom = atoms[at];
    if (senseOf(atom, 'constraint')?.constraint === 'stacks_with_other_ring') return true;
    if (senseOf(atom, 'cue')?.cue === 'beside') return others.length > 0;
    if (isFormerOwner(atoms, at)) return others.length > 0 || isTakenFrom(atoms, at);
    if (senseOf(atom, 'feature')?.feature === 'convertible') return true;
    if (isForThat(atoms, at)) return others.some((other) => other.place < at);
    if (isPartFor(atoms, at, place, others)) return true;
    if (
      !hasSense(atom, 'filler', 'article', 'kind', 'wearer', 'gem', 'metal', 'tone', 'style', 'cue', 'feature') &&
      !isLink(atom) &&
      !isForgotten(atom) &&
      !atom?.quantity
    )
      break;
  }
  return false;
}

/** A word that tells how the piece is built which is there (parse/beside.ts). */
function isForgotten(atom: Atom | undefined): boolean {
  return atom?.kind === 'phrase' && atom.senses.length === 0;
}

function isLink(atom: Atom | undefined): boolean {
  return ['to', 'into', 'as'].includes(atom?.text ?? '');
}

/** "the diamonds from my mother's ring" */
function isTakenFrom(atoms: readonly Atom[], owner: number): boolean {
  return atoms.slice(Math.max(0, owner - 2), owner).some(({ text }) => text === 'from' || text === 'out of');
}

/** "a charm for a bracelet", "charms for her bracelet": a part is made for a whole that is there. */
function isPartFor(atoms: readonly Atom[], at: number, place: number, others: readonly Noun[]): boolean {
  const whole = senseOf(atoms[place], 'piece')?.type ?? '';
  const isFor = senseOf(atoms[at], 'cue')?.cue === 'for' && atoms.slice(at, place).every(({ quantity }) => !quantity);
  return (
    isFor &&
    others.some((other) => other.place < at && other.place >= at - REACH && other.sense.partOf?.includes(whole))
  );
}

/** "a pendant for the ring that you made": another piece for one that is there. */
function isForThat(atoms: readonly Atom[], at: number): boolean {
  const isThat = ['the', 'my', 'this', 'that'].includes(atoms[at + 1]?.text ?? '');
  return isThat && senseOf(atoms[at], 'cue')?.cue === 'for' && atoms[at]?.text === 'for';
}
