import type { Vector3 } from '../../contract/frame.ts';
import type { BuiltGem } from '../../contract/gem.ts';
import { add, cross, lengthOf, scale, subtract } from '../../mesh/math/vectors.ts';
import { intersectHalfSpaces } from '../facets/polyhedron.ts';

/** One polished face of a stone, measured on its polygon. */
export interface GroundFacet {
  readonly cell: number;
  readonly plane: number;
  readonly normal: Vector3;
  readonly distanceMm: number;
  readonly corners: readonly Vector3[];
  readonly areaMm2: number;
  readonly side: 'crown' | 'girdle' | 'pavilion' | 'inner';
}

/** Every face of every cell, the cut between two halves of a heart among them. */
export function groundFacets(gem: BuiltGem): GroundFacet[] {
  return gem.cells.flatMap((planes, cell) => {
    const body = intersectHalfSpaces(planes, 3 * (gem.lengthMm + gem.depthMm));
    return body.facets.map(({ plane, corners: indices }): GroundFacet => {
      const [nx = 0, ny = 0, nz = 0, distanceMm = 0] = planes.subarray(4 * plane, 4 * plane + 4);
      const corners = indices.map((i): Vector3 => [...body.corners.subarray(3 * i, 3 * i + 3)] as unknown as Vector3);
      const inner = gem.innerPlanes[cell]?.includes(plane) === true;
      const outside = Math.abs(nz) < 1e-9 ? 'girdle' : nz > 0 ? 'crown' : 'pavilion';
      const side = inner ? 'inner' : outside;
      return { cell, plane, normal: [nx, ny, nz], distanceMm, corners, areaMm2: areaOf(corners), side };
    });
  });
}

/** Angle of a facet against the girdle plane, as a cutter's dial shows it. */
export function angleDeg({ normal }: GroundFacet): number {
  return (Math.acos(Math.abs(normal[2])) * 180) / Math.PI;
}

/** How many facets a cutter would count: one that lies over both halves of a heart comes twice in the list. */
export function facetCount(facets: readonly GroundFacet[]): number {
  const acrossTheMiddle = facets.filter(
    ({ side, normal, corners }) =>
      side !== 'girdle' && Math.abs(normal[0]) < 1e-9 && corners.filter(([x]) => Math.abs(x) < 1e-9).length >= 2,
  );
  const halves = new Set(facets.map(({ cell }) => cell)).size;
  return facets.length - (halves - 1) * (acrossTheMiddle.length / 2);
}

function areaOf(corners: readonly Vector3[]): number {
  const [first, ...others] = corners;
  if (!first) return 0;
  let sum: Vector3 = [0, 0, 0];
  for (let i = 0; i + 1 < others.length; i += 1) {
    const [a, b] = [others[i] as Vector3, others[i + 1] as Vector3];
    sum = add(sum, scale(cross(subtract(a, first), subtract(b, first)), 0.5));
  }
  return lengthOf(sum);
}
