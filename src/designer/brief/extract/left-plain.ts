import { type Fact, word } from '../fact.ts';
import { type Atom, hasSense, senseOf } from '../words/atom.ts';
import type { BriefContext } from './subject.ts';
import { wordSet } from '../words/word-set.ts';

/** How far "plain" may stand from the side that it is said of: "leave the inside of it plain". */
const REACH = 4;

const plainWords: ReadonlySet<string> = wordSet(`
  plain, blank, bare, clean, smooth, empty, undecorated, saada, sada, saadi, sadi, khali, khaali, simple,
  untouched
`);

/** Sides and parts that only have a name in such a wish. */
const parts: Readonly<Record<string, string>> = {
  face: 'face',
  top: 'top',
  upar: 'top',
  sides: 'sides',
  edge: 'edges',
  edges: 'edges',
  shank: 'shank',
  shoulders: 'shoulders',
  gallery: 'gallery',
  underside: 'back',
  rear: 'back',
  behind: 'back',
  pichhe: 'back',
  piche: 'back',
};

/** The side of the piece that an atom names; a band or a shank is no side of a "plain band". */
function sideOf(atom: Atom | undefined): string | undefined {
  return senseOf(atom, 'place')?.place ?? parts[atom?.text ?? ''];
}

/** "plain front", "leave the back blank", "andar saada": the places that nothing may be put on, by atom. */
export function placesLeftPlain({ atoms }: BriefContext): ReadonlyMap<number, Fact> {
  const found = new Map<number, Fact>();
  atoms.forEach((atom, at) => {
    if (!plainWords.has(atom.text) || atom.negated) return;
    const place = [...nearby(atoms, at, 1), ...nearby(atoms, at, -1)].find((one) => sideOf(atoms[one]) !== undefined);
    const side = sideOf(atoms[place ?? -1]);
    if (place === undefined || side === undefined) return;
    const span = [
      Math.min(atom.span[0], atoms[place]?.span[0] ?? 0),
      Math.max(atom.span[1], atoms[place]?.span[1] ?? 0),
    ] as const;
    found.set(at, word('constraints', `plain_${side}`, span));
  });
  return found;
}

/** The atoms on one side of a place, as far as nothing else is named. */
function nearby(atoms: readonly Atom[], from: number, step: 1 | -1): readonly number[] {
  const places: number[] = [];
  for (let at = from + step; places.length < REACH; at += step) {
    const atom = atoms[at];
    if (atom === undefined || atom.kind === 'mark' || atom.quantity) break;
    places.push(at);
    if (sideOf(atom) !== undefined || hasSense(atom, 'piece', 'gem', 'stone', 'metal', 'motif', 'joint')) break;
  }
  return places;
}
