import { outlineBox } from '../outline/outlines.ts';
import type { Point2 } from '../outline/point.ts';

/** A drawing at a place: point × scale + shift. */
export interface Placement {
  readonly scale: number;
  readonly shift: Point2;
}

/**
 * The largest size at which points lie within a convex outline, and where. There the points touch the outline on three
 * sides, so that what is drawn by them cannot fall out.
 * @param outline convex, counter-clockwise
 */
export function fitWithin(points: readonly Point2[], outline: readonly Point2[]): Placement {
  const middle = middleOf(points);
  const [mx, my] = middle;
  // Thousands of points are asked for some hundred sides: plain numbers, not pairs.
  const xs = Float64Array.from(points, ([x]) => x - mx);
  const ys = Float64Array.from(points, ([, y]) => y - my);
  const limits = outline.flatMap((from, index) => {
    const side = sideOf(from, outline[(index + 1) % outline.length] as Point2);
    return side === undefined ? [] : [limitOf(side, xs, ys)];
  });
  const [scale, x, y] = largest(limits);
  return { scale, shift: [x - scale * middle[0], y - scale * middle[1]] };
}

/** A side of the outline: the direction that it faces, and how far it lies from the origin. */
interface Side {
  readonly normal: Point2;
  readonly reach: number;
}

/** Undefined for a side of no length, which faces nowhere. */
function sideOf([ax, ay]: Point2, [bx, by]: Point2): Side | undefined {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return undefined;
  const normal: Point2 = [(by - ay) / length, -(bx - ax) / length];
  return { normal, reach: normal[0] * ax + normal[1] * ay };
}

function middleOf(points: readonly Point2[]): Point2 {
  const { minimum, maximum } = outlineBox(points);
  return [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2];
}

type Triple = readonly [number, number, number];

/** One side's say: of scale, x and y of the middle, their products with `by` add up to `reach` at most. */
interface Limit {
  readonly by: Triple;
  readonly reach: number;
}

function limitOf({ normal: [nx, ny], reach }: Side, xs: Float64Array, ys: Float64Array): Limit {
  let support = -Infinity;
  for (let point = 0; point < xs.length; point += 1) {
    const along = nx * (xs[point] as number) + ny * (ys[point] as number);
    if (along > support) support = along;
  }
  return { by: [support, nx, ny], reach };
}

/** In steps of the search; each drawing takes about ten. */
const MOST_EXCHANGES = 200;

/** What counts as outside, in mm: far less than anything that is cast. */
const OUTSIDE_MM = 1e-9;

/**
 * Scale and place that three sides allow, exchanged until they are the three that no other side forbids: the dual simplex
 * method, in three unknowns. Each exchange makes the drawing smaller until it lies within.
 */
function largest(limits: readonly Limit[]): Triple {
  let held = [facing(limits, 90), facing(limits, 210), facing(limits, 330)] as const;
  let found = meeting(held);
  for (let exchange = 0; exchange < MOST_EXCHANGES; exchange += 1) {
    const tightest = leastOf(limits, ({ by, reach }) => reach - dot(by, found));
    if (tightest.reach - dot(tightest.by, found) > -OUTSIDE_MM) return found;
    held = exchanged(held, tightest);
    found = meeting(held);
  }
  return found;
}

type Held = readonly [Limit, Limit, Limit];

/** The side that faces a direction most. Three of them, a third of a turn apart, hold a drawing from all around. */
function facing(limits: readonly Limit[], angleDeg: number): Limit {
  const [x, y] = [Math.cos((angleDeg * Math.PI) / 180), Math.sin((angleDeg * Math.PI) / 180)];
  return leastOf(limits, ({ by: [, nx, ny] }) => -(x * nx + y * ny));
}

/** Three sides that hold the drawing with the new one among them: the one goes whose push the new one takes over first. */
function exchanged(held: Held, entering: Limit): Held {
  const columns = inverseOf(held.map(({ by }) => by) as unknown as readonly [Triple, Triple, Triple]);
  // How hard each side pushes against growth, and how much of the new one's push each can give.
  const pushes = columns.map((column) => column[0]);
  const shares = columns.map((column) => dot(column, entering.by));
  const leaving = leastOf([0, 1, 2] as const, (index) => {
    const share = shares[index] as number;
    return share > 1e-12 ? (pushes[index] as number) / share : Infinity;
  });
  return held.with(leaving, entering) as unknown as Held;
}

/** Scale and place at which three sides are touched. */
function meeting(held: Held): Triple {
  const [a, b, c] = inverseOf(held.map(({ by }) => by) as unknown as readonly [Triple, Triple, Triple]);
  const [p, q, r] = held.map(({ reach }) => reach) as unknown as Triple;
  return [a[0] * p + b[0] * q + c[0] * r, a[1] * p + b[1] * q + c[1] * r, a[2] * p + b[2] * q + c[2] * r];
}

/** The columns of the inverse of a matrix that is given by its rows. */
function inverseOf([a, b, c]: readonly [Triple, Triple, Triple]): readonly [Triple, Triple, Triple] {
  const volume = dot(a, cross(b, c));
  const over = ([x, y, z]: Triple): Triple => [x / volume, y / volume, z / volume];
  return [over(cross(b, c)), over(cross(c, a)), over(cross(a, b))];
}

const dot = ([ax, ay, az]: Triple, [bx, by, bz]: Triple): number => ax * bx + ay * by + az * bz;

const cross = ([ax, ay, az]: Triple, [bx, by, bz]: Triple): Triple => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

function leastOf<Value>(values: readonly Value[], sizeOf: (value: Value) => number): Value {
  let least = values[0] as Value;
  let size = sizeOf(least);
  for (const value of values) {
    const other = sizeOf(value);
    if (other < size) [least, size] = [value, other];
  }
  return least;
}
