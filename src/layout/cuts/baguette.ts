import { sideCuts } from '#spec/tables/cuts/side-stones.ts';
import type { StoneSize } from '#spec/tables/cuts.ts';
import type { Point2 } from '../outline/point.ts';
import { endProngs } from '../prongs/end-prongs.ts';
import type { CutLayout } from './cut-layout.ts';

/** Counter-clockwise from the wide end's right corner; the narrow end upwards. @param taper narrow end over wide end */
export function taperedCorners({ lengthMm, widthMm }: StoneSize, taper: number): readonly Point2[] {
  const [a, b] = [widthMm / 2, lengthMm / 2];
  return [
    [a, -b],
    [taper * a, b],
    [-taper * a, b],
    [-a, -b],
  ];
}

/** Corners of a straight baguette. */
export function baguetteCorners(size: StoneSize): readonly Point2[] {
  return taperedCorners(size, 1);
}

/** Corners of a tapered one. */
export function taperedBaguetteCorners(size: StoneSize): readonly Point2[] {
  return taperedCorners(size, sideCuts.tapered_baguette.outline.taper);
}

const oblong = {
  prongs: endProngs,
  tipped: false,
  haloOutlines: [],
  besideRowRatio: 0.48,
  straightSides: true,
  sharpCorners: false,
  takesPetals: false,
  pavilionSlope: 1.3,
  clawsOnAxis: {},
  besideItsOwn: true,
  barred: true,
} as const satisfies Partial<CutLayout>;

/** Long side outwards where it stands beside a centre, its end against it. */
export const baguetteLayout: CutLayout = {
  ...oblong,
  outline: baguetteCorners,
  besideCentre: { widthToCentre: 0.36 },
};

export const taperedBaguetteLayout: CutLayout = {
  ...oblong,
  outline: taperedBaguetteCorners,
  besideCentre: { widthToCentre: 0.4 },
};
