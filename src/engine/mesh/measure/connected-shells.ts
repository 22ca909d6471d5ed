import type { Shell } from '../../contract/kernel.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { VertexSets } from '../repair/vertex-sets.ts';

/** The connected surfaces of a mesh, and the number of through holes in all of them together. */
export interface ConnectedShells {
  /** In the order of their first triangle. A negative volume is a void sealed inside another shell. */
  readonly shells: readonly Shell[];
  /** Handles summed over all shells: 1 for a plain ring, one more for every window. */
  readonly genus: number;
}

export function connectedShells({ positions: p, triangles: t }: TriangleMesh): ConnectedShells {
  const sets = new VertexSets(p.length / 3);
  for (let i = 0; i < t.length; i += 3) {
    sets.join(t[i] as number, t[i + 1] as number);
    sets.join(t[i] as number, t[i + 2] as number);
  }
  const shellOf = new Map<number, number>();
  const sixfold: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < t.length; i += 3) {
    const leader = sets.leaderOf(t[i] as number);
    let shell = shellOf.get(leader);
    if (shell === undefined) {
      shell = shellOf.size;
      shellOf.set(leader, shell);
      sixfold.push(0);
      counts.push(0);
    }
    sixfold[shell] = (sixfold[shell] as number) + tetrahedron(p, t, i);
    counts[shell] = (counts[shell] as number) + 1;
  }
  const shells = sixfold.map((six, i) => ({ volumeMm3: six / 6, triangleCount: counts[i] as number }));
  return { shells, genus: shells.length - eulerCharacteristic(p.length / 3, t) / 2 };
}

/** Vertices − edges + triangles; every edge of a closed surface belongs to two triangles. */
function eulerCharacteristic(vertexCount: number, triangles: Uint32Array): number {
  const used = new Uint8Array(vertexCount);
  let vertices = 0;
  for (const vertex of triangles) {
    if (used[vertex]) continue;
    used[vertex] = 1;
    vertices += 1;
  }
  return vertices - triangles.length / 6;
}

/** Six times the volume between a triangle and the origin. */
function tetrahedron(p: Float64Array, t: Uint32Array, i: number): number {
  const a = 3 * (t[i] as number);
  const b = 3 * (t[i + 1] as number);
  const c = 3 * (t[i + 2] as number);
  const [bx, by, bz] = [p[b] as number, p[b + 1] as number, p[b + 2] as number];
  const [cx, cy, cz] = [p[c] as number, p[c + 1] as number, p[c + 2] as number];
  return (
    (p[a] as number) * (by * cz - bz * cy) +
    (p[a + 1] as number) * (bz * cx - bx * cz) +
    (p[a + 2] as number) * (bx * cy - by * cx)
  );
}
