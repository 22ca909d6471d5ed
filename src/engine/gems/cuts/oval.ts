import { DEGREE } from '#shared/units.ts';
import { roundedCuts } from '#spec/tables/cuts/round-brilliants.ts';
import { ellipse } from '#layout/girdle/girdle-curve.ts';
import { symmetricFancy } from '../brilliant/symmetric-fancy.ts';
import { smoothStations } from '../brilliant/stations.ts';
import type { CutBuilder } from '../cut-plan.ts';

/**
 * Three quarters of a full keel: end mains at 38° to the sides' 40°, so that even emerald (critical angle 39.4°) shows
 * hardly a window, and 8 × 6 mm weighs 1.16 ct in diamond.
 */
const KEEL_SHARE = 0.75;

const LOWER_HALF_RATIO = 0.8;

/** The oval brilliant: a round one drawn out, its stations at equal steps of the ellipse. */
export const oval: CutBuilder = (size) => {
  const { lengthMm, widthMm } = size;
  const facing = (stepDeg: number): number =>
    Math.atan2(widthMm * Math.sin(stepDeg * DEGREE), lengthMm * Math.cos(stepDeg * DEGREE)) / DEGREE;
  return symmetricFancy(
    {
      cut: roundedCuts.oval,
      curve: ellipse(widthMm / 2, lengthMm / 2),
      quarter: smoothStations([0, facing(22.5), facing(45), facing(67.5), 90]),
      keelShare: KEEL_SHARE,
      lowerHalfRatio: LOWER_HALF_RATIO,
      bulged: false,
    },
    size,
  );
};
