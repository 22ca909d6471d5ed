import type { Point2 } from '../contract/frame.ts';
import type { Dome } from '../contract/gem.ts';
import type { Plane } from './facets/plane.ts';

/** What the lapidary is asked for: girdle size and how finely the girdle is ground. */
export interface GirdleSize {
  /** Along y. */
  readonly lengthMm: number;
  /** Along x. */
  readonly widthMm: number;
  /** Flats between two neighbouring places where facets touch the girdle; a curved outline has 16 such places. */
  readonly girdleSteps: number;
}

/** A convex body given by its planes. */
export interface CutCell {
  readonly planes: readonly Plane[];
  /** Indices of planes that are no facet: the cut between the halves of a heart. */
  readonly innerPlanes: readonly number[];
}

/** Where a stone's levels lie, in mm from the girdle mid-plane; all positive. */
export interface StoneHeights {
  /** Up to the table. */
  readonly tableMm: number;
  /** Up to the upper girdle edge and down to the lower one. */
  readonly girdleHalfMm: number;
  /** Down to the culet. */
  readonly culetMm: number;
}

/** A cut in the proportions of its table, before a measured depth stretches it. */
export interface CutPlan {
  /** The girdle from above, counter-clockwise, starting at +x. */
  readonly outline: readonly Point2[];
  readonly cells: readonly CutCell[];
  readonly heights: StoneHeights;
  /** What is polished round instead of in facets; it bounds the cells with their planes. */
  readonly dome?: Dome;
}

/** One cut: outline and planes for any girdle size. */
export type CutBuilder = (size: GirdleSize) => CutPlan;
