import { offsetOutline, ringAt } from '#layout/outline/offset-outline.ts';
import { offsetRays } from '#layout/outline/offset-rays.ts';
import { snapped } from '#layout/outline/snap.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { outward } from '../../../mesh/build/orient.ts';

/** One edge of a moulding's section: distance outwards from the outline, and a height that may follow what lies below. */
export interface MouldingEdge {
  readonly outMm: number;
  readonly heightMm: number | ((x: number, y: number) => number);
}

/**
 * A wall of any section around an outline: bezels, collars, bright rims. Every edge of the section is a true parallel
 * of the outline, so tips and clefts stay clean where a plain scaling would cross itself.
 * @param edges around the section, at least three; the outline runs counter-clockwise.
 */
export function moulding(outline: readonly Point2[], edges: readonly MouldingEdge[]): TriangleMesh {
  const innermost = Math.min(...edges.map(({ outMm }) => outMm));
  const dense = densified(outline, STEP_MM);
  const base = innermost < 0 ? insetOrScaled(dense, -innermost) : dense;
  const rays = offsetRays(base, 'right');
  const positions: number[] = [];
  const rings = edges.map(({ outMm, heightMm }) => {
    const ring = ringAt(rays, Math.max(0, outMm - Math.min(0, innermost)));
    if (!ring) throw new Error('A parallel outside an outline always exists');
    const first = positions.length / 3;
    for (let i = 0; i < ring.points.length; i += 2) {
      const [x, y] = [ring.points[i] as number, ring.points[i + 1] as number];
      positions.push(x, y, typeof heightMm === 'number' ? heightMm : heightMm(x, y));
    }
    return ring.pointOfRay.map((point) => first + point);
  });
  const triangles: number[] = [];
  rings.forEach((ring, k) => join(ring, rings[(k + 1) % rings.length] as Int32Array, triangles));
  return outward({ positions: snapped(Float64Array.from(positions)), triangles: Uint32Array.from(triangles) });
}

/** Longest stretch of a straight side between two points: heights may follow a finger, so sides are divided. */
const STEP_MM = 0.5;

function densified(outline: readonly Point2[], stepMm: number): readonly Point2[] {
  return outline.flatMap(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    const steps = Math.max(1, Math.ceil(Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) / stepMm - 1e-3));
    return Array.from({ length: steps }, (_, k): Point2 => {
      const share = k / steps;
      return [ax + (bx - ax) * share, ay + (by - ay) * share];
    });
  });
}

/** An inset that leaves nothing (a ledge in a very narrow stone) is drawn in by scaling instead. */
function insetOrScaled(outline: readonly Point2[], insetMm: number): readonly Point2[] {
  const drawn = offsetOutline(outline, -insetMm);
  if (drawn.length > 2) return drawn;
  const narrowest = Math.min(...outline.map(([x, y]) => Math.sqrt(x * x + y * y)));
  const share = Math.max(0.3, 1 - insetMm / narrowest);
  return outline.map(([x, y]): Point2 => [x * share, y * share]);
}

/** Where rays have met, a quad shrinks to a triangle or to nothing. */
function join(lower: Int32Array, upper: Int32Array, triangles: number[]): void {
  for (let i = 0; i < lower.length; i += 1) {
    const j = (i + 1) % lower.length;
    const [a, b, c, d] = [lower[i] as number, lower[j] as number, upper[j] as number, upper[i] as number];
    if (a !== b) triangles.push(a, b, c);
    if (c !== d) triangles.push(a, c, d);
  }
}
