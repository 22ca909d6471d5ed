import { type Atom, hasSense, isMark, senseOf } from '../atom.ts';
import { familyOf, isNoun, isUnknownWord } from './ruled-out-noun.ts';
import { wordSet } from '../word-set.ts';

/** How far a list is looked through for the word that joins its last thing. */
const LONGEST_LIST = 14;

/** Whether a negation runs on behind this joint: "no X or Y", "no X, Y or Z", "without X and Y". */
export function carriesOn(atoms: readonly Atom[], at: number, first: Atom | undefined): boolean {
  const joint = senseOf(atoms[at], 'joint')?.joint;
  if (joint === 'or' || hasSense(atoms[at], 'negation') || isMark(atoms[at], '/')) return startsNoun(atoms, at + 1);
  if (joint === 'and') return closesList(atoms, at + 1, first);
  return isMark(atoms[at], ',') && (listCloses(atoms, at + 1, first) || isLongList(atoms, at + 1, first));
}

/** A noun behind small words and at most one that no lexicon knows. */
function startsNoun(atoms: readonly Atom[], from: number): boolean {
  let [at, unknown] = [from, 0];
  while (isSmall(atoms[at]) || (isUnknownWord(atoms[at]) && unknown++ === 0)) at += 1;
  return isNoun(atoms[at]);
}

function isSmall(atom: Atom | undefined): boolean {
  return hasSense(atom, 'filler', 'article', 'qualifier', 'anything');
}

/** Behind "and" only bare things of the same kind are ruled out too: "no stones and white gold" wants the gold. */
function closesList(atoms: readonly Atom[], from: number, first: Atom | undefined): boolean {
  let at = from;
  while (isSmall(atoms[at])) at += 1;
  const start = at;
  while (isNoun(atoms[at]) && familyOf(atoms[at]) !== 'piece') at += 1;
  const ends = atoms[at] === undefined || atoms[at]?.kind === 'mark' || hasSense(atoms[at], 'joint');
  return at > start && ends && isAlike(first, atoms[at - 1]);
}

export function isAlike(first: Atom | undefined, other: Atom | undefined, alsoOrnament?: 'gem'): boolean {
  const [one, two] = [first, other].map((atom) => {
    const family = familyOf(atom);
    return alsoOrnament && (family === alsoOrnament || family === 'motif') ? 'ornament' : family;
  });
  return one === two;
}

/** What a wish begins with behind a comma. */
const wishes: ReadonlySet<string> = wordSet('so, to, toh, only, sirf, just, want, need, prefer, please');

/** "no pearls, coral, shell.": three or more bare things of one sort up to the end of the sentence. */
function isLongList(atoms: readonly Atom[], from: number, first: Atom | undefined): boolean {
  // Behind the second comma two things have been named.
  let items = 1 + Number(isMark(atoms[from - 3], ','));
  for (let at = from; ; at += 1) {
    const atom = atoms[at];
    if (atom === undefined || isMark(atom, '.', ';', '\n', '!', ')')) return items > 2;
    if (hasSense(atom, ...listed) && hasSense(first, ...listed)) items += 1;
    else if (!isMark(atom, ',') && !hasSense(atom, 'article')) return false;
  }
}

const listed = ['gem', 'motif', 'unwanted', 'closure', 'technique', 'finish', 'tone'] as const;

/**
 * "no X, Y or Z" rules out all three; "no X, Y" may want Y. "No X, Y and Z" does when all are of one kind, and "no
 * yellow gold, so white or platinum" goes on with a wish.
 */
function listCloses(atoms: readonly Atom[], from: number, first: Atom | undefined): boolean {
  let allAlike = true;
  for (let at = from; at < Math.min(atoms.length, from + LONGEST_LIST); at += 1) {
    const joint = senseOf(atoms[at], 'joint')?.joint;
    if (wishes.has(atoms[at]?.text ?? '')) return false;
    if (joint === 'or') return at > from && isAlike(first, atoms[at - 1], 'gem');
    if (hasSense(atoms[at], 'negation')) return false;
    if (joint === 'and') return at > from && allAlike && closesList(atoms, at + 1, first);
    if (isNoun(atoms[at])) allAlike &&= isAlike(first, atoms[at]);
    else if (!isSmall(atoms[at]) && !isUnknownWord(atoms[at]) && !isMark(atoms[at], ',')) return false;
  }
  return false;
}
