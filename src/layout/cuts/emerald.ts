import type { StoneSize } from '#spec/tables/cuts.ts';
import { stepCuts } from '#spec/tables/cuts/step.ts';
import type { Point2 } from '../outline/point.ts';
import { bluntCornerProngs } from '../prongs/corner-prongs.ts';
import type { CutLayout } from './cut-layout.ts';

/** The cut corner of an emerald, along both sides. */
export function emeraldCornerMm(widthMm: number): number {
  return (widthMm * stepCuts.emerald.outline.cornerPct) / 100;
}

/** Counter-clockwise from the upper corner of the right side. @param a half the width @param b half the length */
export function octagon(a: number, b: number, corner: number): readonly Point2[] {
  const quarter: readonly Point2[] = [
    [a, b - corner],
    [a - corner, b],
  ];
  const left = quarter.toReversed().map(([x, y]): Point2 => [-x, y]);
  return [...quarter, ...left, ...[...quarter, ...left].map(([x, y]): Point2 => [-x, -y])];
}

/** With a point in the middle of each side, so that it starts at +x like every other. */
export function emeraldOutline({ lengthMm, widthMm }: StoneSize): readonly Point2[] {
  const [a, b] = [widthMm / 2, lengthMm / 2];
  const girdle = octagon(a, b, emeraldCornerMm(widthMm));
  const middles: readonly Point2[] = [
    [a, 0],
    [0, b],
    [-a, 0],
    [0, -b],
  ];
  return middles.flatMap((middle, side) => [middle, ...girdle.slice(2 * side, 2 * side + 2)]);
}

export const emeraldLayout: CutLayout = {
  outline: emeraldOutline,
  prongs: bluntCornerProngs,
  tipped: false,
  haloOutlines: [],
  besideRowRatio: 0.48,
  straightSides: true,
  sharpCorners: false,
  takesPetals: false,
  pavilionSlope: 1.27,
  clawsOnAxis: {},
  besideItsOwn: true,
};
