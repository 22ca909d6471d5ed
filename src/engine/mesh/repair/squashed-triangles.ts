import type { TriangleMesh } from '../../contract/solid.ts';
import { VertexSets } from './vertex-sets.ts';

/**
 * Takes out triangles whose corners fall together once coordinates are written as 32-bit floats, as STL and GLB do. A
 * boolean leaves a few, where two of its cuts cross less than a nanometre apart: distinct to the kernel, one point in
 * the file. Both ends of such an edge become one vertex, so the surface stays closed. A mesh without any is returned as
 * it is.
 */
export function withoutSquashedTriangles(mesh: TriangleMesh): TriangleMesh {
  const sets = coincidentNeighbours(mesh);
  if (!sets) return mesh;
  const triangles = mesh.triangles.slice();
  for (let i = 0; i < triangles.length; i += 1) triangles[i] = sets.leaderOf(triangles[i] as number);
  const removed = squashed(triangles);
  while (removeFins(triangles, removed, sets) > 0);
  return compact(mesh.positions, triangles, removed);
}

/** Vertices joined by an edge of no length, as sets; undefined when there is no such edge. */
function coincidentNeighbours({ positions, triangles }: TriangleMesh): VertexSets | undefined {
  const written = Float32Array.from(positions);
  let sets: VertexSets | undefined;
  for (let i = 0; i < triangles.length; i += 1) {
    const a = triangles[i] as number;
    const b = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    if (written[3 * a] !== written[3 * b]) continue;
    if (written[3 * a + 1] !== written[3 * b + 1] || written[3 * a + 2] !== written[3 * b + 2]) continue;
    sets ??= new VertexSets(positions.length / 3);
    sets.join(a, b);
  }
  return sets;
}

function squashed(triangles: Uint32Array): Uint8Array {
  const removed = new Uint8Array(triangles.length / 3);
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i] as number, triangles[i + 1] as number, triangles[i + 2] as number];
    if (a === b || b === c || c === a) removed[i / 3] = 1;
  }
  return removed;
}

/** Two triangles on the same three vertices, back to back, enclose nothing: what a squashed sliver leaves behind. */
function removeFins(triangles: Uint32Array, removed: Uint8Array, sets: VertexSets): number {
  const seen = new Map<string, number>();
  let count = 0;
  for (let t = 0; t < removed.length; t += 1) {
    const [a, b, c] = [triangles[3 * t] as number, triangles[3 * t + 1] as number, triangles[3 * t + 2] as number];
    if (removed[t] || !(sets.isJoined(a) || sets.isJoined(b) || sets.isJoined(c))) continue;
    const key = [a, b, c].toSorted((first, second) => first - second).join();
    const twin = seen.get(key);
    if (twin === undefined) {
      seen.set(key, t);
    } else {
      seen.delete(key);
      removed[t] = 1;
      removed[twin] = 1;
      count += 1;
    }
  }
  return count;
}

/** The triangles that stay, with the vertices that they use. */
function compact(positions: Float64Array, triangles: Uint32Array, removed: Uint8Array): TriangleMesh {
  const left = new Float64Array(positions.length);
  const kept = new Uint32Array(triangles.length);
  const newIndex = new Int32Array(positions.length / 3).fill(-1);
  let vertexCount = 0;
  let cornerCount = 0;
  for (let i = 0; i < triangles.length; i += 1) {
    if (removed[Math.floor(i / 3)]) continue;
    const vertex = triangles[i] as number;
    if (newIndex[vertex] === -1) {
      for (let k = 0; k < 3; k += 1) left[3 * vertexCount + k] = positions[3 * vertex + k] as number;
      newIndex[vertex] = vertexCount;
      vertexCount += 1;
    }
    kept[cornerCount] = newIndex[vertex] as number;
    cornerCount += 1;
  }
  return { positions: left.slice(0, 3 * vertexCount), triangles: kept.slice(0, cornerCount) };
}
