import type { TriangleMesh } from '../../contract/solid.ts';

/** All meshes as one, side by side: nothing is joined, closed surfaces stay closed. */
export function mergeMeshes(meshes: readonly TriangleMesh[]): TriangleMesh {
  let coordinateCount = 0;
  let indexCount = 0;
  for (const { positions, triangles } of meshes) {
    coordinateCount += positions.length;
    indexCount += triangles.length;
  }
  const merged = { positions: new Float64Array(coordinateCount), triangles: new Uint32Array(indexCount) };
  let coordinate = 0;
  let index = 0;
  for (const { positions, triangles } of meshes) {
    merged.positions.set(positions, coordinate);
    const first = coordinate / 3;
    for (let i = 0; i < triangles.length; i += 1) merged.triangles[index + i] = (triangles[i] as number) + first;
    coordinate += positions.length;
    index += triangles.length;
  }
  return merged;
}
