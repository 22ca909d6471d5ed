import type { Vector3 } from '../contract/frame.ts';
import type { TriangleMesh } from '../contract/solid.ts';
import { RayCaster } from './ray-caster.ts';
import { surfaceSamples } from './surface-samples.ts';
import { triangleTree } from './triangle-tree.ts';
import { anyPerpendicular, cross } from './vectors.ts';

export interface WallOptions {
  /** Rays through the surface; more find smaller thin places. */
  readonly samples: number;
  readonly seed: number;
}

/** The thinnest wall of a body. */
export interface WallThickness {
  readonly minimumMm: number;
  /** Where it is: a point on the surface. */
  readonly at: Vector3;
  /** Samples that lie on a wall; the others are edges, wires, beads or thick metal seen askew. */
  readonly sampleCount: number;
}

/** Faces of a wall lie within 18° of parallel: a wedge (a seat's feather edge, a knife edge) is no wall. */
const PARALLEL_COSINE = 0.95;

/** A wall is half as wide again as it is thick in every direction along it: a wire, a prong or a bead is none. */
const WALL_WIDTH_RATIO = 1.5;

/** So much of a wall must be as thin: a place smaller than half a millimetre square does not fail in casting. */
const SUPPORT_MM2 = 0.2;

const SUPPORT_SAMPLES = 3;

/** Inside the metal by so much, so that a ray does not start on the surface it leaves. */
const INSET_MM = 1e-4;

/**
 * Measures walls as with a calliper: from points spread evenly over the surface a ray goes straight into the metal to
 * where it comes out. It counts when the two faces are nearly parallel and the metal halfway between them reaches
 * clearly farther to all sides than through. The answer is the thickness that 0.2 mm² of walls, and at least three
 * samples, do not exceed. Undefined when nothing on the body is a wall (a chain of round wire).
 */
export function wallThickness(mesh: TriangleMesh, { samples, seed }: WallOptions): WallThickness | undefined {
  const caster = new RayCaster(triangleTree(mesh));
  const { points, areaPerSampleMm2 } = surfaceSamples(mesh, samples, seed);
  const thickness = passages(caster, points);
  const thinnestFirst = Uint32Array.from(thickness.keys()).filter((i) => thickness[i] !== Infinity);
  thinnestFirst.sort((a, b) => (thickness[a] as number) - (thickness[b] as number) || a - b);
  const needed = Math.max(SUPPORT_SAMPLES, Math.ceil(SUPPORT_MM2 / areaPerSampleMm2));
  let found: { readonly minimumMm: number; readonly at: Vector3 } | undefined;
  let walls = 0;
  for (const sample of thinnestFirst) {
    if (!isWall(caster, points, sample, thickness[sample] as number)) continue;
    walls += 1;
    if (walls === needed) found = { minimumMm: thickness[sample] as number, at: placeOf(points, sample) };
  }
  return found && { ...found, sampleCount: walls };
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

/** From halfway through the metal, looks along the wall in four directions and back. */
function isWall(caster: RayCaster, points: Float64Array, sample: number, thicknessMm: number): boolean {
  const at = 6 * sample;
  const normal: Vector3 = [points[at + 3] as number, points[at + 4] as number, points[at + 5] as number];
  const [x, y, z] = placeOf(points, sample).map((value, k) => value - (normal[k] as number) * (thicknessMm / 2)) as [
    number,
    number,
    number,
  ];
  const u = anyPerpendicular(normal);
  const v = cross(normal, u);
  for (const [a, b] of directionsAlong) {
    const [dx, dy, dz] = [0, 1, 2].map((k) => a * (u[k] as number) + b * (v[k] as number)) as [number, number, number];
    const width = caster.cast(x, y, z, dx, dy, dz) + caster.cast(x, y, z, -dx, -dy, -dz);
    if (width < WALL_WIDTH_RATIO * thicknessMm) return false;
  }
  return true;
}

/** Every 45° of half a turn. */
const directionsAlong = [
  [1, 0],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0, 1],
  [-Math.SQRT1_2, Math.SQRT1_2],
] as const;

function placeOf(points: Float64Array, sample: number): Vector3 {
  return [points[6 * sample] as number, points[6 * sample + 1] as number, points[6 * sample + 2] as number];
}
