import type { FacetedCut } from '#spec/tables/cuts.ts';
import type { GirdleCurve, GirdleStation } from '#layout/girdle/girdle-curve.ts';
import type { CutPlan, GirdleSize } from '../cut-plan.ts';
import { brilliantCut } from './brilliant-cut.ts';
import { brilliantHeights, pavilionBulge } from './brilliant-heights.ts';
import { STAR_RATIO } from './brilliant-layout.ts';
import { halfOfQuarter, ringOfHalf } from './stations.ts';
import { tableReach } from './table-reach.ts';

/** What tells one fancy brilliant with two axes of symmetry from another. */
export interface SymmetricFancy {
  readonly cut: FacetedCut;
  readonly curve: GirdleCurve;
  /** Main, half, main, half, main from 0° to 90°. */
  readonly quarter: readonly GirdleStation[];
  /**
   * Length of the keel over the keel of a stone that is as steep at its ends as at its sides: 0 gives a pointed culet
   * and flat ends that look through, 1 the heaviest stone.
   */
  readonly keelShare: number;
  readonly lowerHalfRatio: number;
  /** Mains at the table's pavilion angle that begin below the girdle, or straight from the girdle to the keel. */
  readonly bulged: boolean;
}

/** Oval, marquise and cushion: eight mains on a keel, table and angles of the cut's own row. */
export function symmetricFancy(fancy: SymmetricFancy, { lengthMm, widthMm, girdleSteps }: GirdleSize): CutPlan {
  const heights = brilliantHeights(fancy.cut, widthMm);
  const across = fancy.cut.proportions.tablePct / 100;
  const along = tableReach(across, widthMm / 2, lengthMm / 2);
  const keelMm = (fancy.keelShare * (lengthMm - widthMm)) / 2;
  return brilliantCut(
    {
      curve: fancy.curve,
      stations: ringOfHalf(halfOfQuarter(fancy.quarter)),
      table: ([x, y]) => [across * x, along * y],
      keel: { fromMm: -keelMm, toMm: keelMm },
      starRatio: STAR_RATIO,
      lowerHalfRatio: fancy.lowerHalfRatio,
      bulgeMm: fancy.bulged ? pavilionBulge(fancy.cut, heights, widthMm) : 0,
    },
    heights,
    girdleSteps,
  );
}
