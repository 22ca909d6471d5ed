import type { FacetedCutId, StoneSize } from '#spec/tables/cuts.ts';
import type { FacingPoint } from './girdle-points.ts';

/** Where a claw stands at the girdle. */
export type ClawPlace = Pick<FacingPoint, 'x' | 'y'>;

/** Tips of an oval lie this far from its four claws (taste, section 2: 35 to 40°). */
const OVAL_FROM_TIP_DEG = 37.5;

/** Half the distance of a pair of double claws, over the width of the stone. */
const PAIR_RATIO = 0.15;

/** Facings of the claws of tipped cuts, from the tip, as a setter spreads them; and how high a marquise's sides are held. */
const PEAR_FIRST_DEG: Readonly<Record<number, number>> = { 2: 112, 3: 92 };
const HEART_LOBE_DEG = 152;
const HEART_SIDE_DEG = 82;
const MARQUISE_SIDE = 0.42;

/** Places of the claws on a girdle: four in an X, six at 12-2-4-6-8-10, corners and tips always. */
export function clawPlaces(
  shape: FacetedCutId,
  size: StoneSize,
  count: number,
  girdle: readonly FacingPoint[],
): readonly ClawPlace[] {
  switch (shape) {
    case 'round':
      return evenly(count).map((deg) => towards(girdle, deg));
    case 'oval':
      return ovalDegs(count).map((deg) => towards(girdle, deg));
    case 'marquise': {
      const sides = count <= 4 ? [0] : [-MARQUISE_SIDE, MARQUISE_SIDE];
      const held = sides.flatMap((share) => atHeight(girdle, (share * size.lengthMm) / 2));
      return [towards(girdle, 90), towards(girdle, 270), ...held];
    }
    case 'pear': {
      const others = Math.max(2, count - 1);
      const first = PEAR_FIRST_DEG[others] ?? 66;
      const step = (360 - 2 * first) / (others - 1);
      return [towards(girdle, 90), ...Array.from({ length: others }, (_, i) => facing(girdle, 90 + first + i * step))];
    }
    case 'heart': {
      const pairs = count >= 5 ? [HEART_LOBE_DEG, HEART_SIDE_DEG] : [HEART_LOBE_DEG];
      return [towards(girdle, 270), ...pairs.flatMap((deg) => [facing(girdle, 270 - deg), facing(girdle, 270 + deg)])];
    }
    case 'cushion':
    case 'emerald':
    case 'princess':
      return cornered(shape, size, count, girdle);
  }
}

function cornered(
  shape: FacetedCutId,
  size: StoneSize,
  count: number,
  girdle: readonly FacingPoint[],
): readonly ClawPlace[] {
  const corners = [45, 135, 225, 315].map((deg) => facing(girdle, deg));
  if (count <= 4) return corners;
  const middles = [0, 180].map((deg) => towards(girdle, deg));
  if (count <= 6 || shape === 'princess') return [...corners, ...middles];
  // A pair at every corner, to both sides of it.
  const aside = (PAIR_RATIO * size.widthMm) / Math.SQRT2;
  return corners.flatMap(({ x, y }) => [
    { x: x + Math.sign(x) * 0.4 * aside, y: y - Math.sign(y) * aside },
    { x: x - Math.sign(x) * aside, y: y + Math.sign(y) * 0.4 * aside },
  ]);
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

/** The place of a girdle that lies in a direction from its middle. */
function towards(girdle: readonly FacingPoint[], deg: number): ClawPlace {
  const [c, s] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return best(girdle, ({ x, y }) => (x * c + y * s) / Math.hypot(x, y));
}

/** The place of a girdle whose side faces a direction. */
function facing(girdle: readonly FacingPoint[], deg: number): ClawPlace {
  const [c, s] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return best(girdle, ({ x, y }) => x * c + y * s);
}

function atHeight(girdle: readonly FacingPoint[], heightMm: number): readonly ClawPlace[] {
  const right = best(girdle, ({ x, y }) => (x > 0 ? -Math.abs(y - heightMm) : -Infinity));
  return [right, { x: -right.x, y: right.y }];
}

function best(girdle: readonly FacingPoint[], worth: (point: FacingPoint) => number): ClawPlace {
  return girdle.reduce((found, point) => (worth(point) > worth(found) ? point : found));
}
