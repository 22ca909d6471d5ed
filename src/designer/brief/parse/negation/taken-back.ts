import type { SenseFor, Subject } from '../../../senses/sense.ts';
import { type Atom, hasSense, senseOf } from '../atom.ts';

/** How far before its correction a thing was said, and how many words correct it. */
const REACH = 14;
const MOST_WORDS = 6;

/** What is said instead of another of its kind. */
const correctable: readonly Subject[] = [
  'gem',
  'metal',
  'tone',
  'shape',
  'setting',
  'finish',
  'closure',
  'role',
  'piece',
];

/**
 * "Ruby ring, wait no, emerald", "white gold, no make it yellow gold": what was said first is neither wished for nor ruled
 * out, and the words between rule nothing out. Words that find nothing of their kind before them stay as they are.
 */
export function takeBack(atoms: readonly Atom[]): readonly Atom[] {
  const replaced = new Set<number>();
  const said = new Set<number>();
  for (let at = 1; at < atoms.length; at += 1) {
    const end = correctionEnd(atoms, at);
    if (end === undefined) continue;
    const old = takenBackBy(atoms, at, end);
    for (const place of old) replaced.add(place);
    if (old.length > 0) for (let place = at; place < end; place += 1) said.add(place);
    at = end;
  }
  if (replaced.size === 0) return atoms;
  return atoms.map((atom, place) => {
    if (replaced.has(place)) return withoutColour(atom, atoms[Math.max(...said) + 1]);
    return said.has(place) && atom.kind !== 'mark' ? { ...atom, senses: [] } : atom;
  });
}

/** "White gold, actually yellow": the metal stays, in another colour; anything else is gone. */
function withoutColour(old: Atom, young: Atom | undefined): Atom {
  const metal = senseOf(old, 'metal');
  if (metal === undefined || !hasSense(young, 'tone')) return { ...old, negated: true, replaced: true };
  const { color: _, ...plain } = metal;
  return { ...old, senses: [plain] };
}

/** Where the words of a correction end that begin at a place; undefined where there are none. */
function correctionEnd(atoms: readonly Atom[], from: number): number | undefined {
  const words: SenseFor<'correction'>['when'][] = [];
  let at = from;
  for (; at < atoms.length; at += 1) {
    const when = senseOf(atoms[at], 'correction')?.when;
    if (when === undefined && (at === from || atoms[at]?.kind !== 'mark')) break;
    if (when !== undefined) words.push(when);
  }
  // "Make it" is an order by itself; a "no" before it makes a correction of both.
  return words.includes('alone') || words.length > 1 ? at : undefined;
}

/** What was said before of the kinds of things that come behind a correction. */
function takenBackBy(atoms: readonly Atom[], from: number, to: number): readonly number[] {
  const old: number[] = [];
  const instead = atoms.slice(to, to + MOST_WORDS);
  for (const atom of instead) {
    if (atom.kind === 'mark' || hasSense(atom, 'joint', 'negation')) break;
    const place = atoms.findLastIndex((one, at) => at < from && at >= from - REACH && isOtherOfKind(one, atom));
    if (place >= 0 && !old.includes(place)) old.push(place);
  }
  return old;
}

/** Of the same kind with another value: another gem, another karat, another size. */
function isOtherOfKind(old: Atom, young: Atom): boolean {
  if (old.text === young.text) return false;
  if (young.quantity) return old.quantity?.kind === young.quantity.kind;
  if (hasSense(young, 'tone') && senseOf(old, 'metal')?.color !== undefined) return true;
  const kind = correctable.find((subject) => hasSense(young, subject));
  return kind !== undefined && hasSense(old, kind);
}

/** "Oval with a hidden halo… and drop the hidden halo": it is ruled out at last, and the earlier words wish for nothing. */
export function forgetDropped(atoms: readonly Atom[]): readonly Atom[] {
  const dropped = atoms.flatMap(({ negated, text }, at) =>
    negated && hasSense(atoms[at - 1], 'removal') ? [{ text, at }] : [],
  );
  if (dropped.length === 0) return atoms;
  return atoms.map((atom, at) =>
    dropped.some((one) => one.at > at && one.text === atom.text) && !atom.negated
      ? { ...atom, negated: true, replaced: true }
      : atom,
  );
}
