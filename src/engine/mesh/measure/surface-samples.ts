import { type RandomSource, seededRandom } from '#shared/random.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { triangleCross } from '../math/triangle-cross.ts';
import { lengthOf } from '../math/vectors.ts';

/** Points spread evenly over a surface by area: six numbers each, the place and the outward unit normal. */
export interface SurfaceSamples {
  readonly points: Float64Array;
  readonly areaPerSampleMm2: number;
}

/** Spreads the samples evenly: one falls into each equal share of the surface, at a random place in it. */
export function surfaceSamples(mesh: TriangleMesh, count: number, seed: number): SurfaceSamples {
  const random = seededRandom(seed);
  const triangleCount = mesh.triangles.length / 3;
  const areas = new Float64Array(triangleCount);
  let total = 0;
  for (let t = 0; t < triangleCount; t += 1) {
    areas[t] = areaOf(mesh, t);
    total += areas[t] as number;
  }
  const points = new Float64Array(6 * count);
  const step = total / count;
  let passed = 0;
  let sample = 0;
  let wanted = step * random();
  for (let t = 0; t < triangleCount && sample < count; t += 1) {
    passed += areas[t] as number;
    while (sample < count && wanted < passed) {
      placeOn(mesh, t, random, points, 6 * sample);
      sample += 1;
      wanted = step * (sample + random());
    }
  }
  return { points: points.subarray(0, 6 * sample), areaPerSampleMm2: step };
}

function areaOf({ positions: p, triangles: t }: TriangleMesh, triangle: number): number {
  return lengthOf(triangleCross(p, t, 3 * triangle)) / 2;
}

function placeOn(mesh: TriangleMesh, triangle: number, random: RandomSource, points: Float64Array, at: number): void {
  const { positions: p, triangles: t } = mesh;
  const a = 3 * (t[3 * triangle] as number);
  const b = 3 * (t[3 * triangle + 1] as number);
  const c = 3 * (t[3 * triangle + 2] as number);
  // The square root gives equal shares of the area instead of the distance from the corner.
  const far = Math.sqrt(random());
  const along = far * random();
  const u = [0, 0, 0];
  const v = [0, 0, 0];
  for (let k = 0; k < 3; k += 1) {
    u[k] = (p[b + k] as number) - (p[a + k] as number);
    v[k] = (p[c + k] as number) - (p[a + k] as number);
    points[at + k] = (p[a + k] as number) + (far - along) * (u[k] as number) + along * (v[k] as number);
  }
  const [ux, uy, uz] = u as [number, number, number];
  const [vx, vy, vz] = v as [number, number, number];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  points[at + 3] = nx / length;
  points[at + 4] = ny / length;
  points[at + 5] = nz / length;
}
