import type { TriangleMesh } from '../../contract/solid.ts';

/** What keeps a mesh from being a closed, oriented 2-manifold, in words; empty when it is one. */
export function surfaceFaults({ positions, triangles }: TriangleMesh): string[] {
  const faults: string[] = [];
  const vertexCount = positions.length / 3;
  const halfEdges = new Map<number, number>();
  for (let i = 0; i < triangles.length; i += 1) {
    const from = triangles[i] as number;
    const to = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    if (from >= vertexCount) faults.push(`index ${from} of ${vertexCount} vertices`);
    if (from === to) faults.push(`triangle ${Math.floor(i / 3)} uses vertex ${from} twice`);
    const key = from * vertexCount + to;
    halfEdges.set(key, (halfEdges.get(key) ?? 0) + 1);
  }
  for (const [key, count] of halfEdges) {
    const from = Math.floor(key / vertexCount);
    const to = key % vertexCount;
    if (count !== 1) faults.push(`edge ${from}→${to} runs ${count} times`);
    if (!halfEdges.has(to * vertexCount + from)) faults.push(`edge ${from}→${to} is open`);
  }
  if (positions.some((value) => !Number.isFinite(value))) faults.push('a coordinate is not a number');
  const offGrid = positions.findIndex((value) => Math.round(value * 1e6) / 1e6 !== value);
  if (offGrid >= 0) faults.push(`coordinate ${positions[offGrid]} is not on the grid of 1e-6 mm`);
  return faults;
}
