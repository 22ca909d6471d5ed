import { girdleCorners } from '#layout/girdle/girdle-curve.ts';
import type { CutPlan, StoneHeights } from '../cut-plan.ts';
import { girdlePlanes } from '../girdle/girdle-planes.ts';
import { brilliantFacets } from './brilliant-facets.ts';
import { type BrilliantStyle, brilliantLayout } from './brilliant-layout.ts';

/** A brilliant of one convex body on a closed ring of stations. */
export function brilliantCut(style: BrilliantStyle, heights: StoneHeights, girdleSteps: number): CutPlan {
  const outline = girdleCorners(style.curve, style.stations, girdleSteps);
  const planes = [...brilliantFacets(brilliantLayout(style, true), heights), ...girdlePlanes(outline, true)];
  return { outline, cells: [{ planes, innerPlanes: [] }], heights };
}
