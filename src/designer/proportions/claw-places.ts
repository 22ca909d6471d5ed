import { DEGREE } from '#shared/units.ts';
import type { FacetedCutId, StoneSize } from '#spec/tables/cuts.ts';
import { type FacingPoint, type Girdle, girdlePoints } from './girdle-points.ts';
import { outlineWalk, type Place } from './outline-walk.ts';

/** Where a claw stands at the girdle. */
export type ClawPlace = Place;

/** Tips of an oval lie this far from its four claws (taste, section 2: 35 to 40°). */
const OVAL_FROM_TIP_DEG = 37.5;

/** Half the distance of a pair of double claws, over the width of the stone. */
const PAIR_RATIO = 0.15;

/**
 * Facings of the claws of tipped cuts, from the tip, as a setter spreads them; and how high a marquise's sides are
 * held.
 */
const PEAR_FIRST_DEG: Readonly<Record<number, number>> = { 2: 112, 3: 92 };
const HEART_LOBE_DEG = 152;
const HEART_SIDE_DEG = 82;
const MARQUISE_SIDE = 0.42;

/** Places of the claws on a girdle: four in an X, six at 12-2-4-6-8-10, corners and tips always. */
export function clawPlaces(shape: FacetedCutId, size: StoneSize, count: number, girdle: Girdle): readonly ClawPlace[] {
  const outline = girdlePoints(girdle);
  const towards = (deg: number): ClawPlace => inDirection(outline, deg);
  switch (shape) {
    case 'round':
      return evenly(count).map(towards);
    case 'oval':
      return ovalDegs(count).map(towards);
    case 'marquise': {
      const sides = count <= 4 ? [0] : [-MARQUISE_SIDE, MARQUISE_SIDE];
      const held = sides.flatMap((share) => atHeight(outline, (share * size.lengthMm) / 2));
      return [towards(90), towards(270), ...held];
    }
    case 'pear': {
      const others = Math.max(2, count - 1);
      const first = PEAR_FIRST_DEG[others] ?? 66;
      const step = (360 - 2 * first) / (others - 1);
      return [towards(90), ...Array.from({ length: others }, (_, i) => girdle(90 + first + i * step))];
    }
    case 'heart': {
      const pairs = count >= 5 ? [HEART_LOBE_DEG, HEART_SIDE_DEG] : [HEART_LOBE_DEG];
      return [towards(270), ...pairs.flatMap((deg) => [girdle(270 - deg), girdle(270 + deg)])];
    }
    case 'cushion':
    case 'emerald':
    case 'princess':
      return cornered(shape, size, count, girdle, outline);
  }
}

function cornered(
  shape: FacetedCutId,
  size: StoneSize,
  count: number,
  girdle: Girdle,
  outline: readonly ClawPlace[],
): readonly ClawPlace[] {
  const corners = [45, 135, 225, 315].map((deg) => cornerAt(girdle, deg));
  if (count <= 4) return corners;
  const towards = (deg: number): ClawPlace => inDirection(outline, deg);
  const middles = [0, 180].map(towards);
  if (count <= 6) return [...corners, ...middles];
  if (shape === 'princess') return [...corners, ...middles, ...[90, 270].map(towards)];
  // A pair at every corner, to both sides of it.
  const aside = PAIR_RATIO * size.widthMm;
  const walk = outlineWalk(outline);
  return corners.flatMap((corner) => {
    const along = walk.alongOf(corner);
    return [walk.placeAt(along - aside), walk.placeAt(along + aside)];
  });
}

/** The middle of a corner, also when it is cut. */
function cornerAt(girdle: Girdle, deg: number): ClawPlace {
  const [before, after] = [girdle(deg - 0.1), girdle(deg + 0.1)];
  return { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
}

/** Even steps; an odd count has one at twelve o'clock, an even one none on the axis of the finger. */
function evenly(count: number): readonly number[] {
  const first = count % 2 === 1 ? 90 : 180 / count;
  return Array.from({ length: count }, (_, index) => first + (360 * index) / count);
}

function ovalDegs(count: number): readonly number[] {
  const tips = (deg: number): readonly number[] => [90 - deg, 90 + deg, 270 - deg, 270 + deg];
  return count === 6 ? [0, 180, ...tips(30)] : count === 4 ? tips(OVAL_FROM_TIP_DEG) : evenly(count);
}

/** Where a ray from the middle leaves the outline. */
function inDirection(outline: readonly ClawPlace[], deg: number): ClawPlace {
  const [c, s] = [Math.cos(deg * DEGREE), Math.sin(deg * DEGREE)];
  let reach = 0;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [before, after] = [c * from.y - s * from.x, c * to.y - s * to.x];
    if (before > 0 === after > 0) return;
    const share = before / (before - after);
    reach = Math.max(reach, c * (from.x + (to.x - from.x) * share) + s * (from.y + (to.y - from.y) * share));
  });
  return { x: reach * c, y: reach * s };
}

/** Half the stretch of girdle over which a claw's direction is taken. */
const SIDE_WINDOW_DEG = 2.5;

/** A claw leaves the stone squarely, at a tip straight out. */
export function facing({ x, y }: ClawPlace, outline: readonly ClawPlace[]): FacingPoint {
  const deg = Math.atan2(y, x) / DEGREE;
  const [before, after] = [inDirection(outline, deg - SIDE_WINDOW_DEG), inDirection(outline, deg + SIDE_WINDOW_DEG)];
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x, y, nx: dy / length, ny: -dx / length };
}

/** The two places at a height, left and right. */
function atHeight(outline: readonly ClawPlace[], heightMm: number): readonly ClawPlace[] {
  const right = outline.filter(({ x }) => x > 0);
  const nearest = right.reduce((best, point) =>
    Math.abs(point.y - heightMm) < Math.abs(best.y - heightMm) ? point : best,
  );
  return [nearest, { x: -nearest.x, y: nearest.y }];
}
