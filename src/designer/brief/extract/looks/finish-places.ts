import type { FinishPlace } from '#spec/request/sections/finish-places.ts';
import { type Atom, hasSense } from '../../parse/atom.ts';
import type { TextSpan } from '../../parse/span.ts';
import { wordSet } from '../../parse/word-set.ts';

/** What the places of a finish are called; the rest of a piece is called by many names and has the finish of the whole. */
const named: readonly (readonly [place: FinishPlace | 'rest', words: ReadonlySet<string>])[] = [
  [
    'edges',
    wordSet('edge, edges, side, sides, bevel, bevels, border, borders, rim, rims, kinara, kinare, kinaron, kinaro'),
  ],
  ['inside', wordSet('inside, interior, andar')],
  [
    'rest',
    wordSet('outside, exterior, bahar, centre, center, middle, beech, bich, top, upar, face, surface, body, outer'),
  ],
];

/** What may stand between a finish and its place: "polished on the inside", "matt finish outside". */
const between: ReadonlySet<string> = wordSet(
  'on, at, the, its, on the, at the, to the, ke, se, me, mein, finish, surface',
);

/** How far a place may stand from its finish. */
const REACH = 3;

function placeNamed(atom: Atom | undefined): FinishPlace | 'rest' | undefined {
  // "on the inside" ends in the place that it is about.
  const word = atom?.text.split(' ').at(-1) ?? '';
  return named.find(([, words]) => words.has(word))?.[0];
}

/** The place that stands beside a finish on one side of it, by atom. */
function beside(atoms: readonly Atom[], finish: number, step: 1 | -1): number | undefined {
  for (let at = finish + step; Math.abs(at - finish) <= REACH; at += step) {
    const atom = atoms[at];
    if (placeNamed(atom) !== undefined) return at;
    if (!atom || !(between.has(atom.text) || hasSense(atom, 'article', 'filler'))) return undefined;
  }
  return undefined;
}

/** A finish that is said of one place of a piece, with all of its words. */
export interface FinishOfPlace {
  readonly place: FinishPlace;
  readonly span: TextSpan;
}

/**
 * Where a finish is said of edges or inside alone: "brushed with polished edges", "outside matt, inside polished". Who
 * names the place first does so each time.
 */
export function placeOfFinish(atoms: readonly Atom[], finish: number): FinishOfPlace | undefined {
  const first = atoms.findIndex((atom) => hasSense(atom, 'finish') && !atom.negated);
  const leads = beside(atoms, first, -1) !== undefined;
  const at = beside(atoms, finish, leads ? -1 : 1);
  const place = placeNamed(atoms[at ?? -1]);
  const [own, other] = [atoms[finish], atoms[at ?? -1]];
  if (!own || !other || place === undefined || place === 'rest') return undefined;
  return { place, span: [Math.min(own.span[0], other.span[0]), Math.max(own.span[1], other.span[1])] };
}
