import { type Atom, hasSense, senseOf } from '../atom.ts';
import type { Subject } from '../../../senses/sense.ts';

const swapping =
  /^(?:swap|trade|substitute|replace|change|switch|chnge?|exchange|convert|turn|make)\b|(?:^| )(?:could|can|should|do|did|have) the$/;
const joining: ReadonlySet<string> = new Set(['for', 'with', 'to', 'by', 'into', 'be', 'as']);
const postposition: ReadonlySet<string> = new Set(['ka', 'ki', 'ke', 'ko', 'se']);

/** How far apart "swap", the old and the new may stand. */
const REACH = 7;

/** What can take the place of another of its kind. */
const exchangeable: readonly Subject[] = [
  'gem',
  'metal',
  'setting',
  'shape',
  'piece',
  'motif',
  'tone',
  'finish',
  'closure',
  'kind',
];

/** "swap the ruby for an emerald", "round ka oval kar do": the first is replaced, the second is the wish. */
export function markReplaced(atoms: readonly Atom[]): readonly Atom[] {
  const replaced = new Set<number>();
  // "change the lobster to a box clasp" only tells what was there.
  const changed = new Set<number>();
  atoms.forEach((atom, at) => {
    if (swapping.test(atom.text)) for (const place of swappedOut(atoms, at)) changed.add(place);
    if (isArrow(atoms, at)) for (const place of before(atoms, at)) changed.add(place);
    // A number that was swapped has been dealt with.
    if (hasSense(atom, 'cue')) return;
    if (postposition.has(atom.text) && isTold(atoms, at + 1) && isSwapped(atoms[at - 1], atoms[at + 1]))
      replaced.add(at - 1);
  });
  if (replaced.size === 0 && changed.size === 0) return atoms;
  return atoms.map((atom, place) => {
    if (!replaced.has(place) && !changed.has(place)) return atom;
    const mayComeAgain = isOfAnotherValue(atom) || (changed.has(place) && hasSense(atom, 'closure'));
    return { ...atom, negated: true, replaced: mayComeAgain };
  });
}

/** The old gem or metal may come again; an old setting, lock or motif is to be seen no more. */
export function isOfAnotherValue(atom: Atom): boolean {
  return atom.quantity !== undefined || !hasSense(atom, ...seenNoMore);
}

const seenNoMore: readonly Subject[] = ['setting', 'prongs', 'motif', 'finish', 'closure'];

/** "18k -> 14k", "yellow → rose". */
function isArrow(atoms: readonly Atom[], at: number): boolean {
  return atoms[at]?.text === '→' || (atoms[at]?.text === '>' && /^[-=]$/.test(atoms[at - 1]?.text ?? ''));
}

/** The old things before an arrow, back to the last mark. */
function before(atoms: readonly Atom[], at: number): readonly number[] {
  const end = atoms[at]?.text === '>' ? at - 1 : at;
  const start = atoms.findLastIndex(({ kind }, place) => place < end && kind === 'mark') + 1;
  const young = atoms.slice(at + 1, at + 1 + REACH);
  return atoms.flatMap((old, place) =>
    place >= start && place < end && young.some((next) => isSwapped(old, next)) ? [place] : [],
  );
}

/** What stands between "change" and "to", as far as something of its kind stands behind. */
function swappedOut(atoms: readonly Atom[], at: number): readonly number[] {
  const joint = atoms.findIndex((next, place) => place > at && place <= at + REACH && joining.has(next.text));
  if (joint < 0 || atoms.slice(at + 1, joint).some(({ kind }) => kind === 'mark')) return [];
  const behind = atoms.slice(joint + 1, joint + 1 + REACH);
  const end = behind.findIndex((next) => next.kind === 'mark' || senseOf(next, 'joint')?.joint === 'and');
  // A number that was swapped before has taken its place already.
  const young = (end < 0 ? behind : behind.slice(0, end)).filter(({ replaced }) => !replaced);
  return atoms.flatMap((old, place) =>
    place > at && place < joint && young.some((next) => isSwapped(old, next)) ? [place] : [],
  );
}

function isSwapped(old: Atom | undefined, young: Atom | undefined): boolean {
  if (isOfMetal(old) && isOfMetal(young)) return true;
  if (hasSense(old, 'prongs') && hasSense(young, 'setting')) return true;
  if (old?.quantity && old.quantity.kind === young?.quantity?.kind) return true;
  return exchangeable.some((subject) => hasSense(old, subject) && hasSense(young, subject));
}

/** A karat, a colour of gold, a metal: "18k yellow to platinum" replaces all of it. */
function isOfMetal(atom: Atom | undefined): boolean {
  return hasSense(atom, 'metal') || atom?.quantity?.kind === 'karat' || senseOf(atom, 'tone')?.metal !== undefined;
}

/** "…kar do", "…laga do" within a few words. */
function isTold(atoms: readonly Atom[], from: number): boolean {
  return atoms.slice(from + 1, from + 4).some((next) => senseOf(next, 'cue')?.cue === 'do_change');
}
