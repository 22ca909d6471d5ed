import type { TriangleMesh } from '../../contract/solid.ts';
import { meshVolume } from '../measure/measure-mesh.ts';

/** Turns every triangle over, in place. */
export function flipTriangles(triangles: Uint32Array): void {
  for (let i = 0; i < triangles.length; i += 3) {
    const second = triangles[i + 1] as number;
    triangles[i + 1] = triangles[i + 2] as number;
    triangles[i + 2] = second;
  }
}

/** Makes a closed surface face outwards, in place: a generator may wind its rings either way. */
export function outward(mesh: TriangleMesh): TriangleMesh {
  if (meshVolume(mesh) < 0) flipTriangles(mesh.triangles);
  return mesh;
}
