import { type Extraction, saidWord } from '../../extraction.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import { wordSet } from '../../parse/word-set.ts';

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
  outside: 'outside',
  bahar: 'outside',
  inside: 'inside',
  andar: 'inside',
  back: 'back',
  front: 'front',
  reverse: 'back',
  gallery: 'gallery',
  underside: 'back',
  rear: 'back',
  behind: 'back',
  pichhe: 'back',
  piche: 'back',
};

/** The side of the piece that an atom names; a band or a shank is no side of a "plain band". */
function sideOf(atom: Atom | undefined): string | undefined {
  const place = senseOf(atom, 'place')?.place;
  // "on the shoulders" ends in the part that it is about.
  return parts[place ?? ''] ?? place ?? parts[atom?.text.split(' ').at(-1) ?? ''];
}

/** "nothing on the back": what stands between the two. */
const onThe: ReadonlySet<string> = wordSet('on, at, to, on the, at the, the, its');

/** "nothing on the back", "bahar kuch nahi": the side that nothing is to be put on. */
function sideWithNothing(atoms: readonly Atom[], at: number): number | undefined {
  const { text } = atoms[at] as Atom;
  const isHindi = /^kuch (?:bhi )?(?:nahi|na ho|mat)/.test(text);
  if (!isHindi && text !== 'nothing') return undefined;
  const step = isHindi ? -1 : 1;
  let next = at + step;
  while (onThe.has(atoms[next]?.text ?? '') || hasSense(atoms[next], isHindi ? 'filler' : 'article', 'boundary'))
    next += step;
  const isSaid = isHindi || next > at + 1 || (atoms[next]?.text ?? '').startsWith('on ');
  return isSaid && sideOf(atoms[next]) !== undefined ? next : undefined;
}

/** "plain front", "leave the back blank", "andar saada": the places that nothing may be put on, by atom. */
export function placesLeftPlain({ atoms }: BriefContext): ReadonlyMap<number, Extraction> {
  const found = new Map<number, Extraction>();
  atoms.forEach((atom, at) => {
    const isPlain = plainWords.has(atom.text) && !atom.negated;
    const place = isPlain
      ? [...nearby(atoms, at, 1), ...nearby(atoms, at, -1)].find((one) => sideOf(atoms[one]) !== undefined)
      : sideWithNothing(atoms, at);
    const side = sideOf(atoms[place ?? -1]);
    if (place === undefined || side === undefined) return;
    const span = [
      Math.min(atom.span[0], atoms[place]?.span[0] ?? 0),
      Math.max(atom.span[1], atoms[place]?.span[1] ?? 0),
    ] as const;
    found.set(at, saidWord('constraints', `plain_${side}`, span));
  });
  return found;
}

/** The atoms on one side of a place, as far as nothing else is named. */
function nearby(atoms: readonly Atom[], from: number, step: 1 | -1): readonly number[] {
  const places: number[] = [];
  for (let at = from + step; places.length < REACH; at += step) {
    const atom = atoms[at];
    // "shoulders: leave plain"
    if (atom === undefined || (atom.kind === 'mark' && !isMark(atom, ':')) || atom.quantity) break;
    places.push(at);
    if (sideOf(atom) !== undefined || hasSense(atom, 'piece', 'gem', 'stone', 'metal', 'motif', 'joint')) break;
  }
  return places;
}
