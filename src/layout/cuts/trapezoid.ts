import { sideCuts } from '#spec/tables/cuts/side-stones.ts';
import type { StoneSize } from '#spec/tables/cuts.ts';
import type { Point2 } from '../outline/point.ts';
import { endProngs } from '../prongs/end-prongs.ts';
import { taperedCorners } from './baguette.ts';
import type { CutLayout } from './cut-layout.ts';

/** Counter-clockwise from the long parallel side's right corner, the short one upwards. */
export function trapezoidCorners(size: StoneSize): readonly Point2[] {
  return taperedCorners(size, sideCuts.trapezoid.outline.taper);
}

export const trapezoidLayout: CutLayout = {
  outline: trapezoidCorners,
  prongs: endProngs,
  tipped: false,
  haloOutlines: [],
  besideRowRatio: 0.48,
  straightSides: true,
  sharpCorners: false,
  takesPetals: false,
  pavilionSlope: 1.3,
  clawsOnAxis: {},
  barred: true,
  besideCentre: { widthToCentre: 0.62 },
};
