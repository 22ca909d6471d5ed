import type { CutId } from '../cuts.ts';

/** How many claws a cut is held with: the usual number first. `points` want a V-shaped claw that covers the tip. */
export interface ProngPlan {
  readonly counts: readonly [number, ...number[]];
  readonly points: number;
}

/**
 * Claws by cut; cuts that aren't held by claws have no row.
 * Sources: GIA quality benchmarks (V-prongs for princess), heartofgoldjewelers.com, jewellerybusiness.com.
 */
export const prongPlans: Readonly<Partial<Record<CutId, ProngPlan>>> = {
  round: { counts: [4, 6], points: 0 },
  oval: { counts: [4, 6], points: 0 },
  cushion: { counts: [4, 8], points: 0 },
  princess: { counts: [4], points: 4 },
  emerald: { counts: [4, 8], points: 0 },
  asscher: { counts: [4], points: 0 },
  radiant: { counts: [4], points: 0 },
  pear: { counts: [5, 6], points: 1 },
  marquise: { counts: [6], points: 2 },
  heart: { counts: [5], points: 1 },
  trillion: { counts: [3, 6], points: 3 },
  baguette: { counts: [4], points: 0 },
  tapered_baguette: { counts: [4], points: 0 },
};
