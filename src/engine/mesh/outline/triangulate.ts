import type { Point2 } from '../../contract/frame.ts';
import { bridgeHoles } from './bridge-holes.ts';

/**
 * Cuts a flat face into triangles by clipping ears: a counter-clockwise outline with clockwise holes, none touching.
 * Returns indices into outline, first hole, second hole…, counter-clockwise; always as many as keep the face closed.
 */
export function triangulate(outline: readonly Point2[], holes: readonly (readonly Point2[])[] = []): number[] {
  const points = [...outline, ...holes.flat()];
  const ring = bridgeHoles(points, outline.length, holes);
  const triangles: number[] = [];
  // First proper ears, then flat ones (points on a straight side), then any corner, which only a broken outline needs.
  for (const least of [1e-12, 0, -Infinity]) clipEars(points, ring, triangles, least);
  return triangles;
}

function clipEars(points: readonly Point2[], ring: number[], triangles: number[], leastArea: number): void {
  let misses = 0;
  let at = 0;
  while (ring.length > 2 && misses < ring.length) {
    const n = ring.length;
    at %= n;
    const [a, b, c] = [ring[(at + n - 1) % n] as number, ring[at] as number, ring[(at + 1) % n] as number];
    if (isEar(points, ring, a, b, c, leastArea)) {
      triangles.push(a, b, c);
      ring.splice(at, 1);
      misses = 0;
      // Skipping one spreads the cuts: fans of slivers from one corner shade badly.
      at += 1;
    } else {
      misses += 1;
      at += 1;
    }
  }
  if (ring.length === 2) ring.length = 0;
}

function isEar(points: readonly Point2[], ring: readonly number[], a: number, b: number, c: number, least: number) {
  const [pa, pb, pc] = [points[a] as Point2, points[b] as Point2, points[c] as Point2];
  const area = twiceArea(pa, pb, pc);
  if (area < least) return false;
  if (least === -Infinity) return true;
  for (let i = 0; i < ring.length; i += 1) {
    const p = points[ring[i] as number] as Point2;
    if (same(p, pa) || same(p, pb) || same(p, pc)) continue;
    if (twiceArea(pa, pb, p) >= 0 && twiceArea(pb, pc, p) >= 0 && twiceArea(pc, pa, p) >= 0) return false;
  }
  return true;
}

/** Twice the area of a triangle: positive when it runs counter-clockwise. */
function twiceArea(a: Point2, b: Point2, c: Point2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function same(a: Point2, b: Point2): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
