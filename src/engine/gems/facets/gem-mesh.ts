import { snapped } from '#layout/outline/snap.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { CornerList } from './corner-list.ts';
import type { Polyhedron } from './polyhedron.ts';

/** A convex cell of a stone with the planes of it that are no facet. */
export interface GemCell {
  readonly body: Polyhedron;
  readonly innerPlanes: readonly number[];
}

/** The outside of a stone as one closed mesh: facets fanned into triangles, the cut between two cells left out. */
export function gemMesh(cells: readonly GemCell[]): TriangleMesh {
  const list = new CornerList();
  const triangles: number[] = [];
  for (const { body, innerPlanes } of cells) {
    for (const { plane, corners } of body.facets) {
      if (innerPlanes.includes(plane)) continue;
      const loop = list.weld(pointsOf(body, corners), corners.length);
      for (let i = 1; i + 1 < loop.length; i += 1) {
        triangles.push(loop[0] as number, loop[i] as number, loop[i + 1] as number);
      }
    }
  }
  return { positions: snapped(list.positions()), triangles: Uint32Array.from(triangles) };
}

function pointsOf({ corners: all }: Polyhedron, corners: readonly number[]): Float64Array {
  const points = new Float64Array(3 * corners.length);
  corners.forEach((corner, i) => points.set(all.subarray(3 * corner, 3 * corner + 3), 3 * i));
  return points;
}
