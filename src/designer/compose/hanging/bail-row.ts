import { bailHeightFor, bailStoneMm } from '#layout/bail/bail-row.ts';
import { roundToStep } from '#shared/units.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import { saidMeasures, shapeFor, stoneFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';

/** Stones on a bail of which no number was said. */
const USUAL_COUNT = 3;

function countOf({ count = USUAL_COUNT }: StoneWish): number {
  const { min, max } = rangeOfField('bail-stones', 'count');
  return Math.min(max, Math.max(min, count));
}

/** A bail that is seen, high enough for the stones that were asked for on it. */
export function roomForStones(bail: PartOf<'bail'>, wish: StoneWish): PartOf<'bail'> {
  const heightMm = roundToStep(Math.max(bail.heightMm, bailHeightFor(countOf(wish))), 0.1);
  return { ...bail, style: 'set', heightMm };
}

/** The row of stones down a bail, where they were asked for. */
export function bailRow(
  { stones: { bail: wish } }: PieceWish,
  bail: PartOf<'bail'>,
): { readonly parts: Readonly<Record<string, Part>>; readonly stones: Readonly<Record<string, Stone>> } | undefined {
  if (!wish) return undefined;
  const count = countOf(wish);
  const shape = shapeFor({ ...wish, accent: true }, 'round');
  const mm = bailStoneMm(bail, count);
  const stone = stoneFor(wish, shape, saidMeasures(wish, shape) ?? { lengthMm: mm, widthMm: mm });
  return {
    parts: { 'bail-stones': { kind: 'bail-stones', on: 'bail', holds: 'bail', count } },
    stones: { bail: stone },
  };
}
