import type { SaidValue } from '../../extraction.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import type { Amount } from './amount.ts';
import { countSaid } from './count-said.ts';
import { isPlural } from './plural.ts';

/** More people than this are guests, not wearers. */
const MOST_PEOPLE = 500;

/** "for both daughters", "bridesmaids x5", "two brides, same ring each", "rings for me and my girl": one for each. */
export function amountOfPeople(atoms: readonly Atom[], noun: Atom, paired: boolean): Amount | undefined {
  const people = counted(atoms) ?? (isPlural(noun.text) ? twoOfThem(atoms) : undefined);
  const isForEach = isPlural(noun.text) || atoms.some((atom) => eachWords.has(atom.text)) || isDono(people, atoms);
  return people && isForEach ? { qty: people, unit: { value: paired ? 'pair' : 'piece', span: noun.span } } : undefined;
}

const eachWords: ReadonlySet<string> = new Set(['each', 'each one', 'same', 'all', 'identical', 'har ek', 'per']);

function counted(atoms: readonly Atom[]): SaidValue<number> | undefined {
  for (const [place, atom] of atoms.entries()) {
    const isGiver = atoms.slice(Math.max(0, place - 4), place).some(({ text }) => text === 'from');
    if (isGiver || !isPerson(atom) || senseOf(atoms[place + 1], 'cue')?.cue === 'birthstone') continue;
    const before = numberOf(atoms[place - 1]) ?? numberOf(atoms[place - 2]);
    const times = atoms[place + 1]?.text === 'x' ? numberOf(atoms[place + 2]) : undefined;
    const found = before ?? times;
    // "me and my 3 best friends"
    const near = atoms.slice(Math.max(0, place - 6), place);
    const isWithMe = near.some((one, at) => isSelf(one) && joins(near[at + 1]));
    if (found) return isWithMe ? { ...found, value: found.value + 1 } : found;
  }
  return undefined;
}

function isPerson(atom: Atom): boolean {
  const wearer = senseOf(atom, 'wearer');
  return wearer !== undefined && !wearer.pronoun && !atom.negated && isPlural(atom.text);
}

function numberOf(atom: Atom | undefined): SaidValue<number> | undefined {
  if (!atom) return undefined;
  if (atom.text === 'both' || atom.text === 'dono') return { value: 2, span: atom.span };
  const value = countSaid(atom) ?? 0;
  return value > 1 && value <= MOST_PEOPLE ? { value, span: atom.span } : undefined;
}

/** Hindi plurals look like singulars: "dono betiyon ke liye bali". */
function isDono(people: SaidValue<number> | undefined, atoms: readonly Atom[]): boolean {
  return people !== undefined && atoms.some(({ text, span }) => text === 'dono' && span[0] === people.span[0]);
}

/** "for me and my girl", "my partner and I … mine in yellow, theirs in rose" */
function twoOfThem(atoms: readonly Atom[]): SaidValue<number> | undefined {
  for (const [place, atom] of atoms.entries()) {
    if (!joins(atom)) continue;
    const before = isSomebody(atoms[place - 1]);
    const behind = isSomebody(atoms[place + 1]) || isSomebody(atoms[place + 2]);
    if (before && behind) return { value: 2, span: atom.span };
  }
  return undefined;
}

function joins(atom: Atom | undefined): boolean {
  return senseOf(atom, 'joint')?.joint === 'and' || isMark(atom, '&');
}

function isSelf(atom: Atom | undefined): boolean {
  return senseOf(atom, 'wearer')?.relation === 'self' || ['me', 'i', 'myself'].includes(atom?.text ?? '');
}

function isSomebody(atom: Atom | undefined): boolean {
  return isSelf(atom) || hasSense(atom, 'wearer');
}
