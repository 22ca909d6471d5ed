import { DEGREE } from '#shared/units.ts';
import type { Point2, Vector3 } from '../../contract/frame.ts';
import { type Plane, planeThrough } from '../facets/plane.ts';

/** One row of steps. */
export interface StepTier {
  /** Share of the way in from the girdle, seen from above; the shares of a side of the stone add up to 1. */
  readonly inShare: number;
  /** Angle of the long sides; all rows together are tilted a little so that they end at the height that is asked for. */
  readonly angleDeg: number;
}

export interface StepSide {
  readonly tiers: readonly StepTier[];
  /** Octagon at a share of the way in, its edges parallel at every share. */
  readonly octagon: (inShare: number) => readonly Point2[];
  /** Height of the girdle edge that the rows start from. */
  readonly fromZ: number;
  /** Height of the table or keel that they end at. */
  readonly toZ: number;
}

/** The rows of one side of a step cut: trapezoids whose edges are parallel to the girdle. */
export function stepFacets({ tiers, octagon, fromZ, toZ }: StepSide): Plane[] {
  const rises = tiers.map(({ inShare, angleDeg }) => inShare * Math.tan(angleDeg * DEGREE));
  const whole = rises.reduce((sum, rise) => sum + rise, 0);
  const planes: Plane[] = [];
  let [inShare, risen] = [0, 0];
  tiers.forEach((tier, row) => {
    const nextShare = inShare + tier.inShare;
    const nextRisen = risen + (rises[row] as number);
    const height = (rise: number): number => fromZ + ((toZ - fromZ) * rise) / whole;
    planes.push(...rowOfFacets(octagon(inShare), height(risen), octagon(nextShare), height(nextRisen)));
    [inShare, risen] = [nextShare, nextRisen];
  });
  return planes;
}

function rowOfFacets(outer: readonly Point2[], outerZ: number, inner: readonly Point2[], innerZ: number): Plane[] {
  return outer.map((corner, i) => {
    const next = outer[(i + 1) % outer.length] as Point2;
    return planeThrough(raise(corner, outerZ), raise(next, outerZ), raise(inner[i] as Point2, innerZ), [0, 0, 0]);
  });
}

function raise([x, y]: Point2, z: number): Vector3 {
  return [x, y, z];
}
