import { DEGREE } from '#shared/units.ts';
import type { FacetedCut } from '#spec/tables/cuts.ts';
import type { StoneHeights } from '../cut-plan.ts';

/** Levels of a brilliant: table and crown angle give the crown; the rest of the cut's depth is pavilion. */
export function brilliantHeights(cut: FacetedCut, widthMm: number): StoneHeights {
  const { tablePct, crownAngleDeg, girdlePct } = cut.proportions;
  const girdleHalfMm = (widthMm * girdlePct) / 200;
  const crownMm = ((widthMm * (100 - tablePct)) / 200) * Math.tan(crownAngleDeg * DEGREE);
  const tableMm = girdleHalfMm + crownMm;
  return { tableMm, girdleHalfMm, culetMm: (widthMm * cut.depthPct) / 100 - tableMm };
}

/**
 * How far below the girdle the side mains of a fancy brilliant begin, so that they lie at the table's pavilion angle
 * although the pavilion is deeper than that angle alone would make it.
 */
export function pavilionBulge(cut: FacetedCut, heights: StoneHeights, widthMm: number): number {
  const straightMm = (widthMm / 2) * Math.tan(cut.proportions.pavilionAngleDeg * DEGREE);
  return Math.max(0, heights.culetMm - heights.girdleHalfMm - straightMm);
}
