import { DEGREE } from '#shared/units.ts';
import type { StoneSize } from '#spec/tables/cuts.ts';
import { roundedCuts } from '#spec/tables/cuts/round-brilliants.ts';
import { drawnGirdle } from '../girdle/drawn-girdle.ts';
import { arcs, type GirdleArc, type GirdleCurve, mirroredInBoth } from '../girdle/girdle-curve.ts';
import { bluntCornerProngs } from '../prongs/corner-prongs.ts';
import type { CutLayout } from './cut-layout.ts';

/** How far the middle of a side bows out beyond its ends, as a share of the width: a pillow, not a box. */
const SIDE_BOW = 0.01;

/** Four bowed sides that run smoothly into round corners. */
export function cushionGirdle(size: StoneSize): GirdleCurve {
  return pillowGirdle(size, { cornerPct: roundedCuts.cushion.outline.cornerRadiusPct, sideBow: SIDE_BOW });
}

/** A pillow of any softness. @param cornerPct radius of the corners over the width @param sideBow bow over the width */
export function pillowGirdle(
  { lengthMm, widthMm }: StoneSize,
  { cornerPct, sideBow }: { readonly cornerPct: number; readonly sideBow: number },
): GirdleCurve {
  const [halfWidthMm, halfLengthMm] = [widthMm / 2, lengthMm / 2];
  const cornerMm = (2 * halfWidthMm * cornerPct) / 100;
  const bowMm = 2 * halfWidthMm * sideBow;
  const [x, y] = [halfWidthMm - cornerMm - bowMm, halfLengthMm - cornerMm - bowMm];
  // The arc that touches the corner's arc and bows by `bowMm` over half the straight part of a side.
  const sideRadius = (halfSideMm: number): number => (bowMm * bowMm + halfSideMm * halfSideMm) / (2 * bowMm) + cornerMm;
  const [right, top] = [sideRadius(y), sideRadius(x)];
  const chain: readonly GirdleArc[] = [
    { centre: [halfWidthMm - right, 0], radiusMm: right, untilDeg: Math.asin(y / (right - cornerMm)) / DEGREE },
    { centre: [x, y], radiusMm: cornerMm, untilDeg: 90 - Math.asin(x / (top - cornerMm)) / DEGREE },
    { centre: [0, halfLengthMm - top], radiusMm: top, untilDeg: 90 },
  ];
  return mirroredInBoth(arcs(chain));
}

export const cushionLayout: CutLayout = {
  outline: (size) => drawnGirdle(cushionGirdle(size)),
  prongs: bluntCornerProngs,
  tipped: false,
  haloOutlines: ['round'],
  besideRowRatio: 0.46,
  straightSides: true,
  sharpCorners: false,
  takesPetals: true,
  pavilionSlope: 1.07,
  clawsOnAxis: {},
};
