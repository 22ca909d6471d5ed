import type { BuiltCut, StoneSize } from '#spec/tables/cuts.ts';
import { ellipse } from '#layout/girdle/girdle-curve.ts';
import type { Point2 } from '../../contract/frame.ts';
import type { CutPlan, GirdleSize } from '../cut-plan.ts';
import { girdlePlanes } from '../girdle/girdle-planes.ts';

/** Flats around a dome, of whatever size: with fewer, small ones would weigh half a percent less than large ones. */
const FLATS = 64;

/** A round or oval outline in even steps, counter-clockwise from +x. */
export function evenOutline({ lengthMm, widthMm }: StoneSize): readonly Point2[] {
  const [halfWidthMm, halfLengthMm] = [widthMm / 2, lengthMm / 2];
  const round = ellipse(1, 1);
  return Array.from({ length: FLATS }, (_, i) => {
    const [x, y] = round((360 * i) / FLATS);
    return [halfWidthMm * x, halfLengthMm * y];
  });
}

/** A dome over an upright edge with a flat base, in the proportions of its row. */
export function cabochonCut({ proportions: { crownHeightPct, girdlePct } }: BuiltCut, size: GirdleSize): CutPlan {
  const { lengthMm, widthMm } = size;
  const girdleHalfMm = (widthMm * girdlePct) / 200;
  const riseMm = (widthMm * crownHeightPct) / 100;
  const outline = evenOutline(size);
  return {
    outline,
    cells: [{ planes: [...girdlePlanes(outline, true), [0, 0, -1, girdleHalfMm]], innerPlanes: [] }],
    heights: { tableMm: girdleHalfMm + riseMm, girdleHalfMm, culetMm: girdleHalfMm },
    dome: { middleZMm: girdleHalfMm, semiAxesMm: [widthMm / 2, lengthMm / 2, riseMm] },
  };
}
