import { DEGREE } from '#shared/units.ts';
import { roundedCuts } from '#spec/tables/cuts/round-brilliants.ts';
import { symmetricFancy } from '../brilliant/symmetric-fancy.ts';
import { smoothStations } from '../brilliant/stations.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { arcs, type GirdleArc, type GirdleCurve, mirroredInBoth } from '../girdle/girdle-curve.ts';

/** How far the middle of a side bows out beyond its ends, as a share of the width: a pillow, not a box. */
const SIDE_BOW = 0.01;

/**
 * Facing of the half facets beside the mains of the sides: a little way into the corner, so that no girdle runs thin.
 */
const HALF_FACING_DEG = 18;

const KEEL_SHARE = 0.9;

/** Short lower halves leave the broad mains and the bulge of a cushion: 6.5 mm square weighs 1.28 ct in diamond. */
const LOWER_HALF_RATIO = 0.45;

/** The cushion brilliant: mains at the middle of the sides and at the corners. */
export const cushion: CutBuilder = (size) =>
  symmetricFancy(
    {
      cut: roundedCuts.cushion,
      curve: pillow(size.widthMm / 2, size.lengthMm / 2),
      quarter: smoothStations([0, HALF_FACING_DEG, 45, 90 - HALF_FACING_DEG, 90]),
      keelShare: KEEL_SHARE,
      lowerHalfRatio: LOWER_HALF_RATIO,
      bulged: true,
    },
    size,
  );

/** Four bowed sides that run smoothly into round corners. */
function pillow(halfWidthMm: number, halfLengthMm: number): GirdleCurve {
  const cornerMm = (2 * halfWidthMm * roundedCuts.cushion.outline.cornerRadiusPct) / 100;
  const bowMm = 2 * halfWidthMm * SIDE_BOW;
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
