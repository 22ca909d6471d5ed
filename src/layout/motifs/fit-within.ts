import type { Point2 } from '../outline/point.ts';

/** A drawing at a place: point × scale + shift. */
export interface Placement {
  readonly scale: number;
  readonly shift: Point2;
}

/** Halvings of the room in which the place is looked for: to a thousandth of it. */
const STEPS = 24;

/**
 * The largest size at which points lie within a convex outline, and where. There the points touch the outline on all
 * sides, so that what is drawn by them cannot fall out.
 * @param outline convex, counter-clockwise, around the origin
 */
export function fitWithin(points: readonly Point2[], outline: readonly Point2[]): Placement {
  const hull = hullOf(points);
  const middle = middleOf(hull);
  const edges = outline.map((from, index) => edgeOf(from, outline[(index + 1) % outline.length] as Point2));
  const limits = edges.map(({ normal: [nx, ny], reach }) => ({
    nx,
    ny,
    reach,
    support: Math.max(...hull.map(([x, y]) => nx * (x - middle[0]) + ny * (y - middle[1]))),
  }));
  // Half a million times for a motif: without a list of its own each time.
  const scaleAt = (x: number, y: number): number => {
    let least = Infinity;
    for (const { nx, ny, reach, support } of limits) least = Math.min(least, (reach - nx * x - ny * y) / support);
    return least;
  };
  const room = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  const bestY = (x: number): number => highest((y) => scaleAt(x, y), -room, room);
  const x = highest((at) => scaleAt(at, bestY(at)), -room, room);
  const y = bestY(x);
  const scale = scaleAt(x, y);
  return { scale, shift: [x - scale * middle[0], y - scale * middle[1]] };
}

/** The corners of the smallest convex outline around points: nothing else can touch a convex outline. */
function hullOf(points: readonly Point2[]): readonly Point2[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

/** One side of the hull, from the first point to the last but one. */
function halfHull(sorted: readonly Point2[]): readonly Point2[] {
  const side: Point2[] = [];
  for (const [x, y] of sorted) {
    for (;;) {
      const [[ax, ay], [bx, by]] = [side.at(-2) ?? [NaN, NaN], side.at(-1) ?? [NaN, NaN]];
      // With fewer than two points nothing is compared.
      if (!((bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0)) break;
      side.pop();
    }
    side.push([x, y]);
  }
  return side.slice(0, -1);
}

function middleOf(points: readonly Point2[]): Point2 {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function edgeOf([ax, ay]: Point2, [bx, by]: Point2) {
  const length = Math.hypot(bx - ax, by - ay);
  const normal: Point2 = [(by - ay) / length, -(bx - ax) / length];
  return { normal, reach: normal[0] * ax + normal[1] * ay };
}

/** Where a function that rises to one height and falls again is highest. */
function highest(height: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < STEPS; step += 1) {
    const third = (high - low) / 3;
    if (height(low + third) < height(high - third)) low += third;
    else high -= third;
  }
  return (low + high) / 2;
}
