import type { TriangleMesh } from '#engine/contract/solid.ts';

/** Two faces are different facets when their normals differ by more than half a degree, */
const SAME_FACET = Math.cos((0.5 * Math.PI) / 180);
/** and a dome ends where they differ by more than this: its own flats by less. */
const SAME_DOME = Math.cos((30 * Math.PI) / 180);
/** Upright faces belong to the girdle, whose many small facets nobody draws. */
const UPRIGHT = 0.25;

/** Edges between the facets of a stone, or around its dome: 6 numbers an edge, in the stone's frame. */
export function facetEdges({ positions, triangles }: TriangleMesh, domed = false): Float32Array {
  const same = domed ? SAME_DOME : SAME_FACET;
  const firstFace = new Map<number, number>();
  const edges: number[] = [];
  const vertices = positions.length / 3;
  for (let k = 0; k < triangles.length; k += 3) {
    for (let corner = 0; corner < 3; corner++) {
      const a = triangles[k + corner] as number;
      const b = triangles[k + ((corner + 1) % 3)] as number;
      const key = Math.min(a, b) * vertices + Math.max(a, b);
      const other = firstFace.get(key);
      if (other === undefined) firstFace.set(key, k);
      else if (isDrawn(normalOf(k), normalOf(other), same)) {
        for (const vertex of [a, b]) {
          for (let axis = 0; axis < 3; axis++) edges.push(positions[vertex * 3 + axis] as number);
        }
      }
    }
  }
  return Float32Array.from(edges);

  function normalOf(k: number): readonly [number, number, number] {
    const [a, b, c] = [0, 1, 2].map((corner) => (triangles[k + corner] as number) * 3) as [number, number, number];
    const along = (to: number, axis: number): number =>
      (positions[to + axis] as number) - (positions[a + axis] as number);
    const x = along(b, 1) * along(c, 2) - along(b, 2) * along(c, 1);
    const y = along(b, 2) * along(c, 0) - along(b, 0) * along(c, 2);
    const z = along(b, 0) * along(c, 1) - along(b, 1) * along(c, 0);
    const scale = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
    return [x * scale, y * scale, z * scale];
  }
}

function isDrawn(a: readonly [number, number, number], b: readonly [number, number, number], same: number): boolean {
  if (a[0] * b[0] + a[1] * b[1] + a[2] * b[2] > same) return false;
  return Math.abs(a[2]) > UPRIGHT || Math.abs(b[2]) > UPRIGHT;
}
