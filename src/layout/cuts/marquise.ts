import type { StoneSize } from '#spec/tables/cuts.ts';
import { drawnGirdle } from '../girdle/drawn-girdle.ts';
import { arcs, type GirdleCurve, mirroredInBoth } from '../girdle/girdle-curve.ts';
import { wingArc } from '../girdle/wing-arc.ts';
import { angleAtHeight } from '../prongs/girdle-angles.ts';
import { byAngle, type OutlinedStone, type ProngStation, stationAt } from '../prongs/prong-station.ts';
import type { CutLayout } from './cut-layout.ts';

/** One arc a side, a tip at each end; with the direction that the arc faces in the tip. */
export function marquiseGirdle({ lengthMm, widthMm }: StoneSize): {
  readonly curve: GirdleCurve;
  readonly wingUntilDeg: number;
} {
  const end = [0, lengthMm / 2] as const;
  const wing = wingArc([widthMm / 2, 0], 0, end);
  const curve = mirroredInBoth(arcs([wing, { centre: end, radiusMm: 0, untilDeg: 90 }]));
  return { curve, wingUntilDeg: wing.untilDeg };
}

export const marquiseLayout: CutLayout = {
  outline: (size) => drawnGirdle(marquiseGirdle(size).curve),
  prongs,
  tipped: true,
  haloOutlines: [],
  besideRowRatio: 0.24,
  straightSides: true,
  sharpCorners: false,
  takesPetals: false,
  pavilionSlope: 0.95,
  clawsOnAxis: { top: 6, bottom: 6 },
  keelBaseMm: 1.5,
};

/** Heights at which the sides are held, over half the length, by the number of pairs. */
const SIDE_HEIGHTS: readonly (readonly number[])[] = [[0], [-0.42, 0.42], [-0.54, 0, 0.54]];

/** V at both tips, and as many pairs on the sides as the count leaves. */
function prongs(stone: OutlinedStone, count: number): readonly ProngStation[] {
  const pairs = Math.max(1, Math.ceil((count - 2) / 2));
  const heights = SIDE_HEIGHTS[Math.min(pairs, SIDE_HEIGHTS.length) - 1] as readonly number[];
  const sides = heights.flatMap((share) => {
    const angle = angleAtHeight(stone, (share * stone.lengthMm) / 2);
    return [stationAt(stone, angle, false), stationAt(stone, 180 - angle, false)];
  });
  return [stationAt(stone, 90, true), stationAt(stone, 270, true), ...sides].sort(byAngle);
}
