import { outlinePoints, ringAt } from '#layout/outline/offset-outline.ts';
import { type OffsetRays, offsetRays } from '#layout/outline/offset-rays.ts';
import { distance, signedArea } from '#layout/outline/outlines.ts';
import { snapped } from '#layout/outline/snap.ts';
import type { TrimmedRing } from '#layout/outline/trim-offset.ts';
import type { Point2 } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { triangulate } from '../outline/triangulate.ts';

export interface ExtrudeOptions {
  readonly bottomMm: number;
  readonly topMm: number;
  /** Rounds the upper and lower edges by a quarter circle of this radius; made smaller where the plate has no room. */
  readonly bevelMm?: number;
  readonly bevelSegments?: number;
  /** Rounds the upper edges otherwise than by the bevel: drawn in so far, down so far, by a quarter of an ellipse. */
  readonly crown?: Crown;
  /** Windows, inside the outline and apart from each other. */
  readonly holes?: readonly (readonly Point2[])[];
}

export interface Crown {
  readonly insetMm: number;
  readonly dropMm: number;
}

/** One height of the plate: every contour drawn in by the same distance. */
interface Level {
  readonly z: number;
  readonly rings: readonly TrimmedRing[];
}

/** A plate of any simple outline, with windows and rounded edges; the edge is a true offset, so tips stay clean. */
export function extrudeOutline(outline: readonly Point2[], options: ExtrudeOptions): TriangleMesh {
  const contours = [turnedTo(outline, 1), ...(options.holes ?? []).map((hole) => turnedTo(hole, -1))];
  // The metal lies to the left of every contour, so "drawn in" is always to the left.
  const rays = contours.map((contour) => offsetRays(contour, 'left'));
  const levels = levelsOf(rays, options, edgesOf(contours, options));
  const positions: number[] = [];
  const triangles: number[] = [];
  const indices = levels.map((level) => placeLevel(level, positions));
  indices.forEach((lower, k) => {
    const upper = indices[k + 1];
    if (upper) lower.forEach((ring, contour) => wall(ring, upper[contour] as Int32Array, triangles));
  });
  cap(levels[0] as Level, 0, true, triangles);
  const top = levels.at(-1) as Level;
  cap(top, positions.length / 3 - pointCount(top), false, triangles);
  return { positions: snapped(Float64Array.from(positions)), triangles: Uint32Array.from(triangles) };
}

function turnedTo(contour: readonly Point2[], sign: number): readonly Point2[] {
  return signedArea(contour) * sign > 0 ? contour : contour.toReversed();
}

/** The narrowest bridge between two contours. */
function narrowestBridgeMm(contours: readonly (readonly Point2[])[]): number {
  let gapMm = Infinity;
  contours.forEach((contour, i) => {
    for (const other of contours.slice(i + 1)) {
      for (const p of contour) for (const q of other) gapMm = Math.min(gapMm, distance(p, q));
    }
  });
  return gapMm;
}

/** Both edges, each lower than half the height and narrower than half of the narrowest bridge. */
function edgesOf(contours: readonly (readonly Point2[])[], options: ExtrudeOptions): Edges {
  const { bottomMm, topMm, bevelMm = 0, crown } = options;
  const roomMm = bevelMm > 0 || crown ? 0.45 * narrowestBridgeMm(contours) : 0;
  const halfMm = 0.49 * (topMm - bottomMm);
  const bevel = Math.min(bevelMm, halfMm, roomMm);
  const below = { insetMm: bevel, dropMm: bevel };
  if (!crown) return { below, above: below };
  return { below, above: { insetMm: Math.min(crown.insetMm, roomMm), dropMm: Math.min(crown.dropMm, halfMm) } };
}

interface Edges {
  readonly below: Crown;
  readonly above: Crown;
}

/** The levels of both edges, from below. */
function levelsOf(rays: readonly OffsetRays[], options: ExtrudeOptions, { below, above }: Edges): readonly Level[] {
  const { bottomMm, topMm, bevelSegments = 4 } = options;
  const lower = edgeLevels(rays, below, bevelSegments).map(({ z, rings }) => ({ z: bottomMm + z, rings }));
  const upper = edgeLevels(rays, above, bevelSegments).map(({ z, rings }) => ({ z: topMm - z, rings }));
  return [...lower, ...upper.toReversed()];
}

/** One edge, from its flat to the full outline; z counts away from the flat. Halved until it leaves something. */
function edgeLevels(rays: readonly OffsetRays[], { insetMm, dropMm }: Crown, segments: number): readonly Level[] {
  const steps = insetMm > 0 ? segments : 0;
  const levels: Level[] = [];
  for (let k = 0; k <= steps; k += 1) {
    const angle = steps === 0 ? Math.PI / 2 : (Math.PI / 2) * (k / steps);
    const rings = rays.map((ray) => ringAt(ray, insetMm * (1 - Math.sin(angle))));
    if (rings.some((ring) => ring === undefined)) {
      if (insetMm < 1e-3) throw new Error('This outline encloses nothing');
      return edgeLevels(rays, { insetMm: insetMm / 2, dropMm: dropMm / 2 }, segments);
    }
    levels.push({ z: steps === 0 ? 0 : dropMm * (1 - Math.cos(angle)), rings: rings as TrimmedRing[] });
  }
  return levels;
}

function pointCount(level: Level): number {
  return level.rings.reduce((sum, { points }) => sum + points.length / 2, 0);
}

/** Appends the points of a level; returns for every contour the vertex that each of its rays ends in. */
function placeLevel({ z, rings }: Level, positions: number[]): Int32Array[] {
  return rings.map(({ points, pointOfRay }) => {
    const first = positions.length / 3;
    for (let i = 0; i < points.length; i += 2) positions.push(points[i] as number, points[i + 1] as number, z);
    return pointOfRay.map((point) => first + point);
  });
}

/** Joins two levels of a contour; where rays have met, a quad shrinks to a triangle or to nothing. */
function wall(lower: Int32Array, upper: Int32Array, triangles: number[]): void {
  for (let i = 0; i < lower.length; i += 1) {
    const j = (i + 1) % lower.length;
    const [a, b, c, d] = [lower[i] as number, lower[j] as number, upper[j] as number, upper[i] as number];
    if (a !== b) triangles.push(a, b, c);
    if (c !== d) triangles.push(a, c, d);
  }
}

function cap(level: Level, first: number, facesDown: boolean, triangles: number[]): void {
  const [outline, ...holes] = level.rings.map(({ points }) => outlinePoints(points));
  if (!outline) return;
  const flat = triangulate(outline, holes);
  for (let i = 0; i < flat.length; i += 3) {
    const [a, b, c] = [flat[i] as number, flat[i + 1] as number, flat[i + 2] as number];
    triangles.push(first + a, first + (facesDown ? c : b), first + (facesDown ? b : c));
  }
}
