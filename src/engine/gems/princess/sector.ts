import type { Vector3 } from '../../contract/frame.ts';
import { type Plane, planeThrough } from '../facets/plane.ts';

/** Half width, half length: what a square of half side 1 is stretched to. Heights are in mm already. */
export interface SquareSize {
  readonly halfWidthMm: number;
  readonly halfLengthMm: number;
}

/** Three points of a facet on a square of half side 1, in the sector around +x. */
export type SectorFacet = readonly [Vector3, Vector3, Vector3];

/** A facet on each of the four sides, or on each of the four corners. */
export function fourfold(facet: SectorFacet, size: SquareSize): Plane[] {
  return [0, 1, 2, 3].map((quarter) => {
    const [a, b, c] = facet.map((point) => stretch(turn(point, quarter), size)) as unknown as SectorFacet;
    return planeThrough(a, b, c, [0, 0, 0]);
  });
}

/** The same with its mirror image in the sector: eight facets. */
export function eightfold(facet: SectorFacet, size: SquareSize): Plane[] {
  const mirrored = facet.map(([x, y, z]) => [x, -y, z]) as unknown as SectorFacet;
  return [...fourfold(facet, size), ...fourfold(mirrored, size)];
}

function turn([x, y, z]: Vector3, quarters: number): Vector3 {
  return quarters === 0 ? [x, y, z] : turn([-y, x, z], quarters - 1);
}

function stretch([x, y, z]: Vector3, { halfWidthMm, halfLengthMm }: SquareSize): Vector3 {
  return [x * halfWidthMm, y * halfLengthMm, z];
}
