import { type Atom, hasSense } from '../../parse/atom.ts';
import type { SaidPiece } from '../pieces/find-pieces.ts';
import type { BriefContext } from '../subject.ts';
import { type GatheredStone, OpenStone, placeOfTraits, type Trait, traitsOf } from './gathered-stone.ts';
import { sizes } from './stone-size.ts';

/** The piece of a set that a stone was said of: the one named nearest in its phrase, or before it with "with". */
export function pieceOfStone(context: BriefContext, place: number): SaidPiece | undefined {
  const { ordered, phraseOf } = context;
  const member = ordered.find(({ clause }) => clause && place >= clause.from && place < clause.to);
  if (member) return member;
  if (new Set(ordered.map(({ type }) => type.value)).size < 2) return undefined;
  const near = ordered.flatMap((piece) => piece.places.map((at) => ({ piece, at })));
  const [nearest] = near
    .filter(({ at }) => phraseOf[at] === phraseOf[place])
    .toSorted((one, other) => Math.abs(one.at - place) - Math.abs(other.at - place));
  return nearest?.piece ?? inTurn(context, place);
}

/** "a ring with a diamond and a pendant with a ruby": each piece is followed by its own stones. */
function inTurn({ atoms, ordered }: BriefContext, place: number): SaidPiece | undefined {
  const before = ordered
    .map((piece) => ({ piece, at: Math.min(...piece.places) }))
    .filter(({ at }) => at < place)
    .toSorted((one, other) => one.at - other.at);
  const areApart = before.every(({ at }, index) => {
    const next = before[index + 1]?.at;
    return next === undefined || atoms.slice(at + 1, next).some((atom) => !atom.negated && hasSense(atom, 'gem'));
  });
  // "ring with a pink stone and a medal": what is named before the second piece is the first one's.
  const isFirst = before.length === 1 && ordered.some(({ places }) => places.every((at) => at > place));
  return (before.length > 1 || isFirst) && areApart ? before.at(-1)?.piece : undefined;
}

/** What differs between the stones of a set; all else they share. */
const ofOne: ReadonlySet<Trait['key']> = new Set<Trait['key']>(['role', 'count', 'perSide', ...sizes]);

/** "6 mm tanzanite in the pendant and 4 mm in the ears": another size for another piece is another stone of its kind. */
export function twinOfOtherPiece(
  context: BriefContext,
  stones: readonly GatheredStone[],
  waiting: readonly Trait[],
): OpenStone | undefined {
  const last = stones.at(-1);
  const place = placeOfTraits(context, waiting);
  const isSize = waiting.some(({ key }) => ofOne.has(key) && key !== 'count' && last?.fields[key] !== undefined);
  if (!last || !isSize || context.ordered.length < 2 || !isToldOfPiece(context, place)) return undefined;
  const shared = traitsOf(last.fields).filter(({ key }) => !ofOne.has(key));
  return new OpenStone({ head: last.head, place, joint: 'and', isTwin: true }, [...waiting, ...shared]);
}

/** Whether a piece, or where it is worn, is named in the phrase or right behind it: "8x6 ears", "4 mm in the ears". */
function isToldOfPiece({ atoms, phraseOf }: BriefContext, place: number): boolean {
  return atoms.some(
    (atom, at) => (phraseOf[at] === phraseOf[place] || (at > place && at <= place + 4)) && namesPiece(atom),
  );
}

export function namesPiece(atom: Atom | undefined): boolean {
  return hasSense(atom, 'piece') || /^(?:ears?|pend|kaano?n?)$/.test(atom?.text ?? '');
}
