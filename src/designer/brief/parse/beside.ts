import { itemType } from '../../archetypes/names/item-type.ts';
import type { Subject } from '../../senses/sense.ts';
import { type Atom, hasSense, senseOf } from './atom.ts';

/** How far behind "to sit next to my" the piece that is there may be named. */
const REACH = 7;

/** What tells how a piece is built and what is set in it. */
const built: readonly Subject[] = [
  'kind',
  'occasion',
  'role',
  'shape',
  'cut',
  'setting',
  'prongs',
  'clarity',
  'origin',
  'feature',
];

/** What a piece that is worn elsewhere takes over: studs to go with an opal ring are opal studs. */
const takenOver: readonly Subject[] = ['gem', 'tone'];

/**
 * "A band to sit next to my 2 ct oval solitaire": what is said of the piece that is there says nothing of the new one.
 * Its metal does, for both are worn together, and off the finger its gem.
 */
export function forgetBeside(atoms: readonly Atom[]): readonly Atom[] {
  const at = atoms.findIndex((atom) => senseOf(atom, 'cue')?.cue === 'beside');
  if (at < 0) return atoms;
  const isRing = atoms.slice(0, at).some((atom) => itemType(senseOf(atom, 'piece')?.type).onFinger === true);
  const end = endOfNamed(atoms, at + 1);
  if (end < 0) return atoms;
  return atoms.map((atom, place) => (place > at && place <= end ? withoutBuild(atom, isRing) : atom));
}

/** The place of the noun behind the words that describe it, or of a kind that stands for one ("my solitaire"). */
function endOfNamed(atoms: readonly Atom[], from: number): number {
  let kind = -1;
  for (let at = from; at < Math.min(atoms.length, from + REACH); at += 1) {
    const atom = atoms[at] as Atom;
    if (atom.kind === 'mark' || hasSense(atom, 'joint')) break;
    if (hasSense(atom, 'piece')) return at;
    if (hasSense(atom, 'kind')) kind = at;
  }
  return kind;
}

function withoutBuild(atom: Atom, isRing: boolean): Atom {
  const { quantity, ...said } = atom;
  const senses = atom.senses.filter(
    ({ subject }) => !built.includes(subject) && !(isRing && takenOver.includes(subject)),
  );
  return quantity?.kind === 'karat' ? { ...said, quantity, senses } : { ...said, senses };
}
