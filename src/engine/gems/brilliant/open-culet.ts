import type { FacetedCut } from '#spec/tables/cuts.ts';
import type { CutPlan } from '../cut-plan.ts';

/**
 * A brilliant whose culet is polished flat, as those of old cuts are: it is laid out on a point that lies deeper, and
 * ground down to the depth of the cut.
 * @param plan lays a cut out down to its point
 * @param culetPct width of the culet over that of the stone
 */
export function openCulet(
  cut: FacetedCut,
  widthMm: number,
  culetPct: number,
  plan: (pointed: FacetedCut) => CutPlan,
): CutPlan {
  const { cells, heights, outline } = plan({ ...cut, depthPct: pointedDepthPct(cut, culetPct) });
  const culetMm = (widthMm * cut.depthPct) / 100 - heights.tableMm;
  return {
    outline,
    cells: cells.map(({ planes, innerPlanes }) => ({ planes: [...planes, [0, 0, -1, culetMm]], innerPlanes })),
    heights: { ...heights, culetMm },
  };
}

/** Depth of the stone if its mains ran on to a point. */
function pointedDepthPct({ depthPct, proportions }: FacetedCut, culetPct: number): number {
  const { tablePct, crownAngleDeg, girdlePct } = proportions;
  const crownPct = ((100 - tablePct) / 2) * Math.tan((crownAngleDeg * Math.PI) / 180);
  const above = crownPct + girdlePct;
  return above + (depthPct - above) / (1 - culetPct / 100);
}
