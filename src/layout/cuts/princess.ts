import type { StoneSize } from '#spec/tables/cuts.ts';
import type { Point2 } from '../outline/point.ts';
import { cornerProngs } from '../prongs/corner-prongs.ts';
import { byAngle, type OutlinedStone, type ProngStation, stationAt } from '../prongs/prong-station.ts';
import type { CutLayout } from './cut-layout.ts';

/** Counter-clockwise from the upper right. */
export function princessCorners({ lengthMm, widthMm }: StoneSize): readonly Point2[] {
  const [a, b] = [widthMm / 2, lengthMm / 2];
  return [
    [a, b],
    [-a, b],
    [-a, -b],
    [a, -b],
  ];
}

/** With side middles, so that the outline starts at +x like every other. */
export function princessOutline(size: StoneSize): readonly Point2[] {
  const [a, b] = [size.widthMm / 2, size.lengthMm / 2];
  const corners = princessCorners(size);
  const middles: readonly Point2[] = [
    [a, 0],
    [0, b],
    [-a, 0],
    [0, -b],
  ];
  return middles.flatMap((middle, side) => [middle, corners[side] as Point2]);
}

export const princessLayout: CutLayout = {
  outline: princessOutline,
  prongs,
  tipped: false,
  haloOutlines: [],
  besideRowRatio: 0.48,
  straightSides: true,
  sharpCorners: true,
  takesPetals: false,
  pavilionSlope: 1.62,
  clawsOnAxis: {},
  besideItsOwn: true,
};

/** V-prongs on the sharp corners, then one in the middle of each side. */
function prongs(stone: OutlinedStone, count: number): readonly ProngStation[] {
  const held = cornerProngs(stone, count, true);
  if (count <= 6) return held;
  return [...held, ...[90, 270].map((angle) => stationAt(stone, angle, false))].sort(byAngle);
}
