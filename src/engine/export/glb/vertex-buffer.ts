import type { TriangleMesh } from '../../contract/solid.ts';
import { creaseNormals } from '../../mesh/measure/crease-normals.ts';

/** glTF counts in metres. */
const METRES_PER_MM = 0.001;

/** Corners of one vertex whose normals differ by less (squared) are one vertex of the file. */
const SAME_NORMAL_SQUARED = 1e-6;

/** Normals lie on a grid: arc tangents differ in their last bits between machines, and files must not. */
const NORMAL_STEPS = 1e5;

/** A surface as a graphics card wants it: vertices with a place in metres and a normal, shared between triangles. */
export interface VertexBuffer {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

/** Splits vertices only along creases: a third of the size of separate triangles. */
export function vertexBuffer(mesh: TriangleMesh, creaseDeg?: number): VertexBuffer {
  const { normals } = creaseNormals(mesh, creaseDeg);
  const corners = mesh.triangles.length;
  const indices = new Uint32Array(corners);
  /** For every vertex of the file: the corner that it was made from, and the next one of the same mesh vertex. */
  const madeFrom = new Uint32Array(corners);
  const next = new Int32Array(corners);
  const newest = new Int32Array(mesh.positions.length / 3).fill(-1);
  let count = 0;
  for (let corner = 0; corner < corners; corner += 1) {
    const vertex = mesh.triangles[corner] as number;
    let known = newest[vertex] as number;
    while (known >= 0 && !sameNormal(normals, madeFrom[known] as number, corner)) known = next[known] as number;
    if (known < 0) {
      known = count;
      madeFrom[known] = corner;
      next[known] = newest[vertex] as number;
      newest[vertex] = known;
      count += 1;
    }
    indices[corner] = known;
  }
  const positions = new Float32Array(3 * count);
  const shared = new Float32Array(3 * count);
  for (let i = 0; i < count; i += 1) {
    const corner = madeFrom[i] as number;
    const vertex = mesh.triangles[corner] as number;
    for (let k = 0; k < 3; k += 1) {
      positions[3 * i + k] = (mesh.positions[3 * vertex + k] as number) * METRES_PER_MM;
      shared[3 * i + k] = Math.round((normals[3 * corner + k] as number) * NORMAL_STEPS) / NORMAL_STEPS + 0;
    }
  }
  return { positions, normals: shared, indices };
}

function sameNormal(normals: Float32Array, a: number, b: number): boolean {
  const x = (normals[3 * a] as number) - (normals[3 * b] as number);
  const y = (normals[3 * a + 1] as number) - (normals[3 * b + 1] as number);
  const z = (normals[3 * a + 2] as number) - (normals[3 * b + 2] as number);
  return x * x + y * y + z * z < SAME_NORMAL_SQUARED;
}
