import type { Vector3 } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { RayCaster } from '../query/ray-caster.ts';
import { surfaceSamples } from './surface-samples.ts';
import { triangleTree } from '../query/triangle-tree.ts';
import { add, anyPerpendicular, cross, scale, subtract, unit } from '../math/vectors.ts';

export interface WallOptions {
  /** Rays through the surface; more find smaller thin places. */
  readonly samples: number;
  readonly seed: number;
  /** Whether a place halfway through belongs to something that is not a wall (a prong). */
  readonly isLeftOut?: (middle: Vector3) => boolean;
}

/** The thinnest wall of a body. */
export interface WallThickness {
  readonly minimumMm: number;
  /** Where it is: a point on the surface. */
  readonly at: Vector3;
  /** Samples that had a face nearly parallel to their own behind them. */
  readonly sampleCount: number;
}

/** Faces of a wall lie within 18° of parallel, which leaves out the feather edge of a seat. */
const PARALLEL_COSINE = 0.95;

/**
 * A wall is at least one and a half times as wide as thick in every direction along it, unlike a wire, a prong or a
 * bead.
 */
const WALL_WIDTH_RATIO = 1.5;

/**
 * Three quarters of the way to its end a wall is still at least half as thick; a slender tip, such as a heart's point,
 * has a quarter left there and does not count.
 */
const TOWARDS_END = 0.75;
const LEFT_TOWARDS_END = 0.5;

/**
 * At least this much of a wall must be as thin: a place smaller than half a millimetre square does not fail in casting.
 */
const SUPPORT_MM2 = 0.2;

const SUPPORT_SAMPLES = 3;

/** Rays start this far inside the metal, so that they do not hit the surface they start from. */
const INSET_MM = 1e-4;

/**
 * Measures walls as with a calliper: from points spread evenly over the surface a ray goes straight into the metal to
 * where it comes out. It counts when the two faces are nearly parallel, the metal halfway between them reaches clearly
 * farther to all sides than through, and does not run out into a point there. The answer is the thickness that 0.2 mm²
 * of walls, and at least three samples, do not exceed. Undefined when nothing on the body is a wall (round wire).
 */
export function wallThickness(
  mesh: TriangleMesh,
  { samples, seed, isLeftOut }: WallOptions,
): WallThickness | undefined {
  const caster = new RayCaster(triangleTree(mesh));
  const { points, areaPerSampleMm2 } = surfaceSamples(mesh, samples, seed);
  const thickness = passages(caster, points);
  const thinnestFirst = Uint32Array.from(thickness.keys()).filter((i) => thickness[i] !== Infinity);
  thinnestFirst.sort((a, b) => (thickness[a] as number) - (thickness[b] as number) || a - b);
  const needed = Math.max(SUPPORT_SAMPLES, Math.ceil(SUPPORT_MM2 / areaPerSampleMm2));
  let walls = 0;
  for (const sample of thinnestFirst) {
    const minimumMm = thickness[sample] as number;
    if (!isWall(caster, points, sample, minimumMm) || isLeftOut?.(middleOf(points, sample, minimumMm))) continue;
    walls += 1;
    if (walls === needed) return { minimumMm, at: placeOf(points, sample), sampleCount: thinnestFirst.length };
  }
  return undefined;
}

/** For each sample the way through the metal to a face nearly parallel to its own; Infinity where there is none. */
function passages(caster: RayCaster, points: Float64Array): Float64Array {
  const thickness = new Float64Array(points.length / 6);
  for (let i = 0; i < thickness.length; i += 1) {
    const at = 6 * i;
    const [nx, ny, nz] = [points[at + 3] as number, points[at + 4] as number, points[at + 5] as number];
    const x = (points[at] as number) - INSET_MM * nx;
    const y = (points[at + 1] as number) - INSET_MM * ny;
    const z = (points[at + 2] as number) - INSET_MM * nz;
    const distance = caster.cast(x, y, z, -nx, -ny, -nz);
    thickness[i] = caster.triangle >= 0 && caster.cosine > PARALLEL_COSINE ? distance + INSET_MM : Infinity;
  }
  return thickness;
}

/** From halfway through the metal, looks along the middle of the wall in four directions and back. */
function isWall(caster: RayCaster, points: Float64Array, sample: number, thicknessMm: number): boolean {
  const own: Vector3 = [
    points[6 * sample + 3] as number,
    points[6 * sample + 4] as number,
    points[6 * sample + 5] as number,
  ];
  const place = placeOf(points, sample);
  caster.cast(...subtract(place, scale(own, INSET_MM)), ...scale(own, -1));
  const normal = unit(subtract(own, caster.normal));
  const middle = subtract(place, scale(own, thicknessMm / 2));
  const u = anyPerpendicular(normal);
  const v = cross(normal, u);
  for (const [a, b] of directionsAlong) {
    const along = add(scale(u, a), scale(v, b));
    const back = scale(along, -1);
    const [ahead, behind] = [caster.cast(...middle, ...along), caster.cast(...middle, ...back)];
    if (ahead + behind < WALL_WIDTH_RATIO * thicknessMm) return false;
    const least = LEFT_TOWARDS_END * thicknessMm;
    if (thicknessAt(caster, add(middle, scale(along, TOWARDS_END * ahead)), normal) < least) return false;
    if (thicknessAt(caster, add(middle, scale(back, TOWARDS_END * behind)), normal) < least) return false;
  }
  return true;
}

/** Metal on both sides of a point inside it, along the normal. */
function thicknessAt(caster: RayCaster, point: Vector3, normal: Vector3): number {
  return caster.cast(...point, ...normal) + caster.cast(...point, ...scale(normal, -1));
}

/** Every 45° of half a turn. */
const directionsAlong = [
  [1, 0],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0, 1],
  [-Math.SQRT1_2, Math.SQRT1_2],
] as const;

function middleOf(points: Float64Array, sample: number, thicknessMm: number): Vector3 {
  const own: Vector3 = [
    points[6 * sample + 3] as number,
    points[6 * sample + 4] as number,
    points[6 * sample + 5] as number,
  ];
  return subtract(placeOf(points, sample), scale(own, thicknessMm / 2));
}

function placeOf(points: Float64Array, sample: number): Vector3 {
  return [points[6 * sample] as number, points[6 * sample + 1] as number, points[6 * sample + 2] as number];
}
