import type { TriangleMesh } from '../../contract/solid.ts';
import { mergeMeshes } from '../build/merge-meshes.ts';
import { countNearPairs } from './near-pairs.ts';
import { triangleTree } from './triangle-tree.ts';

/**
 * Less than a thousandth of a millimetre through a surface is rounding, not a crossing: a boolean leaves its cuts
 * within about a millionth.
 */
const PIERCED_BY_MM = 1e-3;

/**
 * How many pairs of triangles of a mesh run through each other: the spike of an edge that was drawn in too far, a tube
 * that is bent tighter than it is thick. Topology checks are blind to it, since such a surface is closed all the same.
 * Meant for `view` quality: about 1 µs a triangle.
 */
export function selfIntersections(mesh: TriangleMesh): number {
  return countNearPairs(triangleTree(mesh), (first, second) => cross(mesh, first, second));
}

/** How many pairs of triangles, one of each mesh, run through each other. */
export function crossingsBetween(one: TriangleMesh, other: TriangleMesh): number {
  const both = mergeMeshes([one, other]);
  const first = one.triangles.length / 3;
  return countNearPairs(triangleTree(both), (a, b) => a < first !== b < first && cross(both, a, b));
}

/** Two triangles cross when an edge of either goes through the other; neighbours on a shared edge never do. */
function cross(mesh: TriangleMesh, first: number, second: number): boolean {
  if (sharedCorners(mesh.triangles, 3 * first, 3 * second) > 1) return false;
  return goesThrough(mesh, first, second) || goesThrough(mesh, second, first);
}

function sharedCorners(triangles: Uint32Array, first: number, second: number): number {
  let shared = 0;
  for (let i = first; i < first + 3; i += 1) {
    for (let j = second; j < second + 3; j += 1) if (triangles[i] === triangles[j]) shared += 1;
  }
  return shared;
}

/** Whether an edge of one triangle pierces another, with both ends clear of its plane. */
function goesThrough({ positions: p, triangles: t }: TriangleMesh, edges: number, face: number): boolean {
  const a = 3 * (t[3 * face] as number);
  const b = 3 * (t[3 * face + 1] as number);
  const c = 3 * (t[3 * face + 2] as number);
  const [ax, ay, az] = [p[a] as number, p[a + 1] as number, p[a + 2] as number];
  const [ux, uy, uz] = [(p[b] as number) - ax, (p[b + 1] as number) - ay, (p[b + 2] as number) - az];
  const [vx, vy, vz] = [(p[c] as number) - ax, (p[c + 1] as number) - ay, (p[c + 2] as number) - az];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const area = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const least = PIERCED_BY_MM * area;
  if (area === 0) return false;
  let from = 3 * (t[3 * edges + 2] as number);
  let above =
    ((p[from] as number) - ax) * nx + ((p[from + 1] as number) - ay) * ny + ((p[from + 2] as number) - az) * nz;
  for (let k = 0; k < 3; k += 1) {
    const to = 3 * (t[3 * edges + k] as number);
    const next = ((p[to] as number) - ax) * nx + ((p[to + 1] as number) - ay) * ny + ((p[to + 2] as number) - az) * nz;
    if ((above > least && next < -least) || (above < -least && next > least)) {
      const share = above / (above - next);
      const x = (p[from] as number) + ((p[to] as number) - (p[from] as number)) * share - ax;
      const y = (p[from + 1] as number) + ((p[to + 1] as number) - (p[from + 1] as number)) * share - ay;
      const z = (p[from + 2] as number) + ((p[to + 2] as number) - (p[from + 2] as number)) * share - az;
      // Barycentric coordinates of the piercing point, by the areas that it cuts off.
      const alongV = ((uy * z - uz * y) * nx + (uz * x - ux * z) * ny + (ux * y - uy * x) * nz) / (area * area);
      const alongU = ((y * vz - z * vy) * nx + (z * vx - x * vz) * ny + (x * vy - y * vx) * nz) / (area * area);
      if (alongU > 0 && alongV > 0 && alongU + alongV < 1) return true;
    }
    from = to;
    above = next;
  }
  return false;
}
