import type { StoneSize } from '#spec/tables/cuts.ts';
import type { Point2 } from '../outline/point.ts';
import { polarDeg } from '../outline/polar.ts';
import { byAngle, type OutlinedStone, type ProngStation, stationAt } from '../prongs/prong-station.ts';
import type { CutLayout } from './cut-layout.ts';

/** Where a kite is widest, from its short tip (0) to its long one (1). */
const WIDEST = 0.36;

/** Counter-clockwise from the right corner, the long tip upwards. */
export function kiteCorners({ lengthMm, widthMm }: StoneSize): readonly Point2[] {
  const widestY = (WIDEST - 0.5) * lengthMm;
  return [
    [widthMm / 2, widestY],
    [0, lengthMm / 2],
    [-widthMm / 2, widestY],
    [0, -lengthMm / 2],
  ];
}

export const kiteLayout: CutLayout = {
  outline: kiteCorners,
  prongs,
  tipped: true,
  haloOutlines: [],
  besideRowRatio: 0.3,
  straightSides: true,
  sharpCorners: true,
  takesPetals: false,
  pavilionSlope: 1.6,
  clawsOnAxis: { top: 4, bottom: 4 },
  besideCentre: { widthToCentre: 0.5 },
};

/** V at all four tips, whatever was asked for: each of them chips. */
function prongs(stone: OutlinedStone): readonly ProngStation[] {
  return kiteCorners(stone)
    .map((corner) => stationAt(stone, polarDeg(corner), true))
    .sort(byAngle);
}
