import { clamp, DEGREE } from '#shared/units.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { FacetedGem } from '../../../contract/gem.ts';
import { outlineBox, outlineLength, pointAlong, radiusAt } from '../../../mesh/outline/outlines.ts';

/** Where a prong stands at the girdle, in the stone's own frame. */
export interface ProngStation {
  readonly point: Point2;
  /** Away from the stone; at a tip it halves the angle of the two sides. */
  readonly normal: Point2;
  /** Direction from the middle of the stone, counter-clockwise from +x. */
  readonly angleDeg: number;
  /** A tip of the stone, which only a V-shaped prong protects. */
  readonly pointed: boolean;
}

/** Tips of an oval lie this far from its four prongs (taste: 35 to 40°). */
const OVAL_FROM_TIP_DEG = 37.5;

/** Half the reach of outline over which the direction of a side is taken. */
const SIDE_WINDOW_DEG = 2.5;

/**
 * Places of the prongs as a setter would choose them for this cut. Cuts with tips or corners take the next count that
 * leaves no tip bare and both sides alike, so there may be one prong more than asked for.
 */
export function prongStations(gem: FacetedGem, count: number): readonly ProngStation[] {
  switch (gem.shape) {
    case 'round':
      return evenAngles(count).map((angle) => stationAt(gem, angle, false));
    case 'oval':
      return ovalAngles(gem, count).map((angle) => stationAt(gem, angle, false));
    case 'cushion':
    case 'emerald':
    case 'princess':
      return cornered(gem, count);
    case 'marquise':
      return marquise(gem, count);
    case 'pear':
      return pear(gem, count);
    case 'heart':
      return heart(gem, count);
  }
}

/** Four in an X, six at 12-2-4-6-8-10 o'clock (the shank at 3 and 9), odd counts with one at 12. */
function evenAngles(count: number): readonly number[] {
  const first = count % 2 === 1 ? 90 : 180 / count;
  return Array.from({ length: count }, (_, i) => (first + (360 * i) / count) % 360);
}

function ovalAngles(gem: FacetedGem, count: number): readonly number[] {
  const fromTips = (degrees: number): number[] => [90 - degrees, 90 + degrees, 270 - degrees, 270 + degrees];
  if (count === 4) return fromTips(OVAL_FROM_TIP_DEG);
  if (count === 6) return [0, ...fromTips(30).slice(0, 2), 180, ...fromTips(30).slice(2)];
  const start = lengthToAngle(gem, 90);
  const step = outlineLength(gem.outline) / count;
  const shift = count % 2 === 0 ? 0.5 : 0;
  return Array.from({ length: count }, (_, i) => polarDeg(pointAlong(gem.outline, start + (i + shift) * step).point));
}

function cornered(gem: FacetedGem, count: number): readonly ProngStation[] {
  const pointed = gem.shape === 'princess';
  const corners = [45, 135, 225, 315].map((angle) => cornerAngle(gem, angle));
  if (count <= 4) return corners.map((angle) => stationAt(gem, angle, pointed));
  const middles = [0, 180].map((angle) => stationAt(gem, angle, false));
  if (count <= 6) return [...corners.map((angle) => stationAt(gem, angle, pointed)), ...middles].sort(byAngle);
  if (pointed) {
    const ends = [90, 270].map((angle) => stationAt(gem, angle, false));
    return [...corners.map((angle) => stationAt(gem, angle, true)), ...middles, ...ends].sort(byAngle);
  }
  // Double prongs: a pair at every corner, so far apart that a small stone of a halo fits between them.
  const apartMm = 0.15 * gem.widthMm;
  return corners.flatMap((angle) => {
    const middle = lengthToAngle(gem, angle);
    return [-apartMm, apartMm].map((side) =>
      stationAt(gem, polarDeg(pointAlong(gem.outline, middle + side).point), false),
    );
  });
}

/** V at both tips, and as many pairs on the sides as the count leaves. */
function marquise(gem: FacetedGem, count: number): readonly ProngStation[] {
  const pairs = Math.max(1, Math.ceil((count - 2) / 2));
  const heights = [[0], [-0.42, 0.42], [-0.54, 0, 0.54]][Math.min(pairs, 3) - 1] as readonly number[];
  const sides = heights.flatMap((share) => {
    const angle = angleAtHeight(gem, (share * gem.lengthMm) / 2);
    return [stationAt(gem, angle, false), stationAt(gem, 180 - angle, false)];
  });
  return [stationAt(gem, 90, true), stationAt(gem, 270, true), ...sides].sort(byAngle);
}

/** V at the tip, the others around the full end. */
function pear(gem: FacetedGem, count: number): readonly ProngStation[] {
  const tipDeg = tipAngle(gem);
  const others = Math.max(2, count - 1);
  const first = others === 2 ? 112 : others === 3 ? 92 : 66;
  const step = (360 - 2 * first) / (others - 1);
  const around = Array.from({ length: others }, (_, i) => stationFacing(gem, tipDeg + first + i * step));
  return [stationAt(gem, tipDeg, true), ...around].sort(byAngle);
}

/** V at the tip, one on each lobe, then the sides, then the cleft. */
function heart(gem: FacetedGem, count: number): readonly ProngStation[] {
  const tipDeg = tipAngle(gem);
  const lobes = [-152, 152].map((turn) => stationFacing(gem, tipDeg + turn));
  const sides = [-82, 82].map((turn) => stationFacing(gem, tipDeg + turn));
  const shoulders = [-116, 116].map((turn) => stationFacing(gem, tipDeg + turn));
  const cleft = stationAt(gem, tipDeg + 180, false);
  const chosen = [stationAt(gem, tipDeg, true), ...lobes];
  if (count === 4 || count === 6 || count === 8) chosen.push(cleft);
  if (count >= 5) chosen.push(...sides);
  if (count >= 7) chosen.push(...shoulders);
  return chosen.sort(byAngle);
}

function byAngle(a: ProngStation, b: ProngStation): number {
  return a.angleDeg - b.angleDeg;
}

/** Direction of the tip of a pear or a heart: away from where the stone is widest. */
function tipAngle({ outline }: FacetedGem): 90 | 270 {
  const widest = outline.reduce((best, point) => (point[0] > best[0] + 1e-6 ? point : best));
  const { minimum, maximum } = outlineBox(outline);
  return widest[1] > (minimum[1] + maximum[1]) / 2 ? 270 : 90;
}

/** Middle of the corner that lies furthest out towards a diagonal, also when the corner is cut or rounded. */
function cornerAngle({ outline }: FacetedGem, diagonalDeg: number): number {
  const [sx, sy] = [Math.sign(Math.cos(diagonalDeg * DEGREE)), Math.sign(Math.sin(diagonalDeg * DEGREE))];
  const reach = Math.max(...outline.map(([x, y]) => sx * x + sy * y));
  const furthest = outline.filter(([x, y]) => sx * x + sy * y > reach - 1e-3);
  const sum = furthest.reduce(([ax, ay], [x, y]): Point2 => [ax + x, ay + y], [0, 0] as Point2);
  return polarDeg(sum);
}

function angleAtHeight({ outline }: FacetedGem, y: number): number {
  const right = outline.filter(([x]) => x > 0);
  const near = right.toSorted((a, b) => Math.abs(a[1] - y) - Math.abs(b[1] - y));
  const [first, second] = [near[0] as Point2, (near[1] ?? near[0]) as Point2];
  const span = second[1] - first[1];
  const share = Math.abs(span) < 1e-9 ? 0 : (y - first[1]) / span;
  return polarDeg([first[0] + (second[0] - first[0]) * share, y]);
}

/** The place whose side faces a direction; on a heart the one that lies furthest that way. */
function stationFacing(gem: FacetedGem, facingDeg: number): ProngStation {
  const [fx, fy] = [Math.cos(facingDeg * DEGREE), Math.sin(facingDeg * DEGREE)];
  const { outline } = gem;
  const reach = ([x, y]: Point2): number => x * fx + y * fy;
  let furthest = 0;
  outline.forEach((point, i) => {
    if (reach(point) > reach(outline[furthest] as Point2) + 1e-6) furthest = i;
  });
  const [before, at, after] = [-1, 0, 1].map(
    (step) => outline[(furthest + step + outline.length) % outline.length] as Point2,
  ) as [Point2, Point2, Point2];
  // Interpolate between the middles of the two sides that meet there, so that claws do not jump from corner to corner.
  const turned = turnDeg(sideFacingDeg(before, at), facingDeg);
  const share = clamp(turned / turnDeg(sideFacingDeg(before, at), sideFacingDeg(at, after)), 0, 1);
  const [from, towards] = share < 0.5 ? [before, 1 - 2 * share] : [after, 2 * share - 1];
  const place: Point2 = [at[0] + ((from[0] - at[0]) * towards) / 2, at[1] + ((from[1] - at[1]) * towards) / 2];
  return stationAt(gem, polarDeg(place), false);
}

function sideFacingDeg([ax, ay]: Point2, [bx, by]: Point2): number {
  return polarDeg([by - ay, ax - bx]);
}

/** How far one direction lies counter-clockwise of another, −180° to 180°. */
function turnDeg(fromDeg: number, toDeg: number): number {
  return ((((toDeg - fromDeg + 180) % 360) + 360) % 360) - 180;
}

/** A place at the girdle by its direction from the middle of the stone. */
export function stationAt({ outline }: Pick<FacetedGem, 'outline'>, angleDeg: number, pointed: boolean): ProngStation {
  const at = (degrees: number): Point2 => {
    const radius = radiusAt(outline, degrees * DEGREE);
    return [radius * Math.cos(degrees * DEGREE), radius * Math.sin(degrees * DEGREE)];
  };
  const [before, after] = [at(angleDeg - SIDE_WINDOW_DEG), at(angleDeg + SIDE_WINDOW_DEG)];
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  return { point: at(angleDeg), normal: [dy / length, -dx / length], angleDeg: (angleDeg + 360) % 360, pointed };
}

/** How far along the outline a direction from its middle is reached. */
function lengthToAngle({ outline }: Pick<FacetedGem, 'outline'>, angleDeg: number): number {
  const radius = radiusAt(outline, angleDeg * DEGREE);
  const wanted: Point2 = [radius * Math.cos(angleDeg * DEGREE), radius * Math.sin(angleDeg * DEGREE)];
  return lengthToPoint(outline, wanted);
}

/** How far along an outline the place nearest to a point lies. */
export function lengthToPoint(outline: readonly Point2[], [px, py]: Point2): number {
  let walked = 0;
  let best = { squared: Infinity, at: 0 };
  for (let i = 0; i < outline.length; i += 1) {
    const [ax, ay] = outline[i] as Point2;
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    const [ex, ey] = [bx - ax, by - ay];
    const length = Math.sqrt(ex * ex + ey * ey);
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * ex + (py - ay) * ey) / (length * length)));
    const [dx, dy] = [px - ax - ex * share, py - ay - ey * share];
    const squared = dx * dx + dy * dy;
    if (squared < best.squared - 1e-12) best = { squared, at: walked + share * length };
    walked += length;
  }
  return best.at;
}

function polarDeg([x, y]: Point2): number {
  return (Math.atan2(y, x) / DEGREE + 360) % 360;
}
