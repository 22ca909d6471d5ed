import type { Point2 } from '../../contract/frame.ts';

/** The outline's indices with every hole joined to it by a bridge that is walked there and back. */
export function bridgeHoles(
  points: readonly Point2[],
  outlineSize: number,
  holes: readonly (readonly Point2[])[],
): number[] {
  let ring = Array.from({ length: outlineSize }, (_, i) => i);
  let first = outlineSize;
  const starts = holes.map((hole) => {
    const start = first;
    first += hole.length;
    return Array.from({ length: hole.length }, (_, i) => start + i);
  });
  const rightmost = (hole: readonly number[]): number => Math.max(...hole.map((i) => (points[i] as Point2)[0]));
  // From right to left, so that a bridge never has to cross a hole that is still missing.
  for (const hole of starts.toSorted((a, b) => rightmost(b) - rightmost(a))) ring = letIn(points, ring, hole);
  return ring;
}

function letIn(points: readonly Point2[], ring: readonly number[], hole: readonly number[]): number[] {
  const best = shortestBridge(points, ring, hole);
  return [
    ...ring.slice(0, best.fromRing + 1),
    ...hole.slice(best.fromHole),
    ...hole.slice(0, best.fromHole + 1),
    ...ring.slice(best.fromRing),
  ];
}

/** The shortest free line from the hole's rightmost point to the outline that no edge crosses. */
function shortestBridge(points: readonly Point2[], ring: readonly number[], hole: readonly number[]) {
  let fromHole = 0;
  hole.forEach((index, i) => {
    if ((points[index] as Point2)[0] > (points[hole[fromHole] as number] as Point2)[0]) fromHole = i;
  });
  const start = points[hole[fromHole] as number] as Point2;
  const byDistance = ring
    .map((index, at) => ({ at, end: points[index] as Point2 }))
    .toSorted((a, b) => squaredDistance(start, a.end) - squaredDistance(start, b.end));
  const free = byDistance.find(({ at, end }) => end[0] >= start[0] && isFree(points, ring, hole, start, end, at));
  const chosen = free ?? byDistance[0];
  if (!chosen) throw new Error('A hole needs an outline around it');
  return { fromRing: chosen.at, fromHole };
}

function isFree(
  points: readonly Point2[],
  ring: readonly number[],
  hole: readonly number[],
  start: Point2,
  end: Point2,
  at: number,
): boolean {
  for (const contour of [ring, hole]) {
    for (let i = 0; i < contour.length; i += 1) {
      const a = points[contour[i] as number] as Point2;
      const b = points[contour[(i + 1) % contour.length] as number] as Point2;
      if (crosses(start, end, a, b)) return false;
    }
  }
  return opensTowards(points, ring, at, start);
}

/** A point that a bridge already touches is in the ring twice; only one of the two opens towards the hole. */
function opensTowards(points: readonly Point2[], ring: readonly number[], at: number, towards: Point2): boolean {
  const before = points[ring[(at + ring.length - 1) % ring.length] as number] as Point2;
  const here = points[ring[at] as number] as Point2;
  const after = points[ring[(at + 1) % ring.length] as number] as Point2;
  const leftOfIn = side(before, here, towards) > 0;
  const leftOfOut = side(here, after, towards) > 0;
  return side(before, here, after) >= 0 ? leftOfIn && leftOfOut : leftOfIn || leftOfOut;
}

function crosses(a: Point2, b: Point2, c: Point2, d: Point2): boolean {
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0 && !touch(a, b, c, d);
}

function touch(a: Point2, b: Point2, c: Point2, d: Point2): boolean {
  return [a, b].some((p) => [c, d].some((q) => p[0] === q[0] && p[1] === q[1]));
}

function side(a: Point2, b: Point2, p: Point2): number {
  return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
}

function squaredDistance(a: Point2, b: Point2): number {
  return (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
}
