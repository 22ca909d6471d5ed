import { snapped } from '#layout/outline/snap.ts';
import type { Vector3 } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { outward } from './orient.ts';

export interface LoftOptions {
  /** The last ring joins the first (a hoop); otherwise both ends are closed. */
  readonly loop: boolean;
  /** Point that the fan over the first ring meets in; its middle when left out, which makes a flat end. */
  readonly startTip?: Vector3;
  /** The same over the last ring. */
  readonly endTip?: Vector3;
}

/**
 * A skin over rings of equally many points, ring after ring: hoops, prongs, petals, seats. Ends are closed with a fan,
 * so an end ring must be star-shaped about its middle. Faces outwards whichever way the rings run.
 * @param points x, y, z in mm; its length is rings × ringSize × 3 (at least 2 rings, 3 for a loop).
 */
export function loft(points: Float64Array, ringSize: number, options: LoftOptions): TriangleMesh {
  const rings = points.length / (3 * ringSize);
  if (!Number.isInteger(rings) || ringSize < 3 || rings < (options.loop ? 3 : 2)) {
    throw new Error(`A loft cannot have ${points.length / 3} points in rings of ${ringSize}`);
  }
  const tips = options.loop ? 0 : 2;
  const positions = new Float64Array(points.length + 3 * tips);
  positions.set(points);
  if (!options.loop) {
    positions.set(options.startTip ?? middleOf(points, 0, ringSize), points.length);
    positions.set(options.endTip ?? middleOf(points, rings - 1, ringSize), points.length + 3);
  }
  snapped(positions);
  const bands = options.loop ? rings : rings - 1;
  const triangles = new Uint32Array(3 * ringSize * (2 * bands + tips));
  let end = skin(triangles, positions, rings, ringSize, bands);
  if (!options.loop) {
    const startTip = points.length / 3;
    end = fan(triangles, end, startTip, 0, ringSize, true);
    fan(triangles, end, startTip + 1, (rings - 1) * ringSize, ringSize, false);
  }
  return outward({ positions, triangles });
}

function middleOf(points: Float64Array, ring: number, ringSize: number): Vector3 {
  let [x, y, z] = [0, 0, 0];
  for (let i = 3 * ring * ringSize; i < 3 * (ring + 1) * ringSize; i += 3) {
    x += points[i] as number;
    y += points[i + 1] as number;
    z += points[i + 2] as number;
  }
  return [x / ringSize, y / ringSize, z / ringSize];
}

function skin(triangles: Uint32Array, p: Float64Array, rings: number, ringSize: number, bands: number): number {
  let at = 0;
  for (let ring = 0; ring < bands; ring += 1) {
    const here = ring * ringSize;
    const there = ((ring + 1) % rings) * ringSize;
    for (let j = 0; j < ringSize; j += 1) {
      const next = j + 1 === ringSize ? 0 : j + 1;
      const [a, b, c, d] = [here + j, here + next, there + next, there + j];
      if (crossesBetter(p, a, b, c, d)) {
        triangles.set([a, b, d, b, c, d], at);
      } else {
        triangles.set([a, b, c, a, c, d], at);
      }
      at += 6;
    }
  }
  return at;
}

/** A quad is split along a–c unless b–d is clearly shorter, so that even quads are all split the same way. */
function crossesBetter(p: Float64Array, a: number, b: number, c: number, d: number): boolean {
  return squaredDistance(p, b, d) < 0.9 * squaredDistance(p, a, c);
}

function squaredDistance(p: Float64Array, a: number, b: number): number {
  const x = (p[3 * a] as number) - (p[3 * b] as number);
  const y = (p[3 * a + 1] as number) - (p[3 * b + 1] as number);
  const z = (p[3 * a + 2] as number) - (p[3 * b + 2] as number);
  return x * x + y * y + z * z;
}

function fan(triangles: Uint32Array, at: number, tip: number, first: number, ringSize: number, start: boolean): number {
  let end = at;
  for (let j = 0; j < ringSize; j += 1) {
    const a = first + j;
    const b = first + (j + 1 === ringSize ? 0 : j + 1);
    triangles[end] = tip;
    triangles[end + 1] = start ? b : a;
    triangles[end + 2] = start ? a : b;
    end += 3;
  }
  return end;
}
