import type { Point2 } from '../outline/point.ts';

/** A place along a line, and the direction in which the line goes on. */
export interface LinePlace {
  readonly at: Point2;
  readonly along: Point2;
}

/** How a closed line lies: around a neck, with its bow in front, or round as on a wrist. */
export type Wearing = 'neck' | 'round';

/** Half the width of a neck under a line of a length: short ones lie close, long ones fall over the collarbones. */
const NECK_SHARE = 0.135;
const NECK_FROM_MM = 52;
const NECK_GROWTH = 0.025;

/** Height of the part behind the neck over half its width. */
const BEHIND = 0.72;

/** The pull of the bow at its bottom and at its side: between a V and a U. */
const PULL = { bottom: 0.56, side: 0.4 } as const;

/** Points along each piece of the right half: one in about so many mm, and no fewer than on a short line. */
const STEP_MM = 1.8;
const LEAST_STEPS = 64;

/** Halvings that find the height of a bow to a thousandth of a millimetre. */
const HALVINGS = 20;

/**
 * The right half of a closed line of a length, from the middle of its front, the origin, counter-clockwise to the middle
 * of its back; the left half is its mirror image.
 * @param straightMm length of the straight piece in front, over both halves
 */
export function wornHalf(lengthMm: number, wearing: Wearing, straightMm: number): readonly Point2[] {
  if (wearing === 'round') return circleHalf(lengthMm);
  const halfWidthMm = Math.min(NECK_SHARE * lengthMm, NECK_FROM_MM + NECK_GROWTH * lengthMm);
  const flatMm = Math.min(straightMm / 2, 0.6 * halfWidthMm);
  const steps = Math.max(LEAST_STEPS, Math.round(lengthMm / 4 / STEP_MM));
  let [low, high] = [0, lengthMm];
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    if (lineLengthMm(bow(halfWidthMm, flatMm, middle, steps)) < lengthMm / 2) low = middle;
    else high = middle;
  }
  const line = bow(halfWidthMm, flatMm, low, steps);
  // Whatever the halving left open.
  const scale = lengthMm / 2 / lineLengthMm(line);
  return line.map(([x, y]): Point2 => [x * scale, y * scale]);
}

function circleHalf(lengthMm: number): readonly Point2[] {
  const count = 2 * LEAST_STEPS;
  // So that the corners' own line, not the circle through them, has the length.
  const radiusMm = lengthMm / (4 * count * Math.sin(Math.PI / (2 * count)));
  return Array.from({ length: count + 1 }, (_, index): Point2 => {
    const turn = (Math.PI * index) / count;
    return [radiusMm * Math.sin(turn), radiusMm * (1 - Math.cos(turn))];
  });
}

/** A straight piece, a bow up to the side of the neck, and half an ellipse behind it. */
function bow(halfWidthMm: number, flatMm: number, heightMm: number, steps: number): readonly Point2[] {
  const span = halfWidthMm - flatMm;
  const rising = Array.from({ length: steps }, (_, step): Point2 => {
    const t = step / steps;
    const u = 1 - t;
    const [b, c, d] = [3 * u * u * t, 3 * u * t * t, t * t * t];
    return [flatMm + span * (b * PULL.bottom + c + d), heightMm * (c * PULL.side + d)];
  });
  const behind = Array.from({ length: steps + 1 }, (_, step): Point2 => {
    const turn = (Math.PI / 2) * (step / steps);
    return [halfWidthMm * Math.cos(turn), heightMm + BEHIND * halfWidthMm * Math.sin(turn)];
  });
  return [...(flatMm > 0 ? [[0, 0] as Point2] : []), ...rising, ...behind];
}

/** Length of a line through points. */
export function lineLengthMm(points: readonly Point2[]): number {
  return points.reduce((sum, point, index) => sum + (index === 0 ? 0 : apart(points[index - 1] as Point2, point)), 0);
}

function apart([ax, ay]: Point2, [bx, by]: Point2): number {
  return Math.hypot(bx - ax, by - ay);
}

/** A line to walk along, by the way from its start. */
export interface MeasuredLine {
  readonly points: readonly Point2[];
  /** The way to each point. */
  readonly ways: readonly number[];
  readonly lengthMm: number;
}

export function measured(points: readonly Point2[]): MeasuredLine {
  const ways: number[] = [];
  let way = 0;
  points.forEach((point, index) => {
    way += index === 0 ? 0 : apart(points[index - 1] as Point2, point);
    ways.push(way);
  });
  return { points, ways, lengthMm: way };
}

/** The line goes on at a place as it does over so many mm before and behind it: that of a bead, not of one chord. */
const AROUND_MM = 0.8;

/** The place so far along a line, which goes on as it does there. */
export function placeAt(line: MeasuredLine, wayMm: number): LinePlace {
  const at = pointAt(line, wayMm);
  const [ax, ay] = pointAt(line, Math.max(0, wayMm - AROUND_MM));
  const [bx, by] = pointAt(line, Math.min(line.lengthMm, wayMm + AROUND_MM));
  const span = Math.hypot(bx - ax, by - ay);
  return { at, along: [(bx - ax) / span, (by - ay) / span] };
}

/** The point so far along a line; its ends are kept to. */
function pointAt({ points, ways }: MeasuredLine, wayMm: number): Point2 {
  let [low, high] = [0, points.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((ways[middle] as number) <= wayMm) low = middle;
    else high = middle;
  }
  const [from, to] = [points[low] as Point2, points[high] as Point2];
  const spanMm = (ways[high] as number) - (ways[low] as number);
  const share = Math.min(1, Math.max(0, (wayMm - (ways[low] as number)) / spanMm));
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/** The first so many mm of a line. */
export function beginningOf(line: MeasuredLine, lengthMm: number): readonly Point2[] {
  const inside = line.points.filter((_, index) => (line.ways[index] as number) < lengthMm - 1e-6);
  return [...inside, pointAt(line, lengthMm)];
}

/** A line beside another, so far to its right: outside of one that goes counter-clockwise. */
export function beside(points: readonly Point2[], byMm: number): readonly Point2[] {
  if (byMm === 0) return points;
  return points.map(([x, y], index): Point2 => {
    // The first half of a mirrored line goes straight through its middle.
    const [ax, ay] = index === 0 ? onLeft(points[1] as Point2) : (points[index - 1] as Point2);
    const [bx, by] = points[index + 1] ?? [x, y];
    const span = Math.hypot(bx - ax, by - ay);
    return [x + (byMm * (by - ay)) / span, y - (byMm * (bx - ax)) / span];
  });
}

/** The point on the other half. */
export function onLeft([x, y]: Point2): Point2 {
  return [-x, y];
}
