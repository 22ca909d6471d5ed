import { pointedCuts } from '#spec/tables/cuts/pointed-brilliants.ts';
import { marquiseGirdle } from '#layout/cuts/marquise.ts';
import { tip } from '#layout/girdle/girdle-curve.ts';
import { symmetricFancy } from '../brilliant/symmetric-fancy.ts';
import { smoothStations } from '../brilliant/stations.ts';
import type { CutBuilder } from '../cut-plan.ts';

/** A short keel: the trade's weight for a marquise leaves no room for steep points, which is where bow-ties come from. */
const KEEL_SHARE = 0.3;

const LOWER_HALF_RATIO = 0.85;

/** Half, main and half facet on each wing, as shares of the turn from side to point. */
const ON_WING = [0.22, 0.46, 0.74] as const;

/** The marquise: one arc a side, a point at each end. */
export const marquise: CutBuilder = (size) => {
  const { curve, wingUntilDeg } = marquiseGirdle(size);
  return symmetricFancy(
    {
      cut: pointedCuts.marquise,
      curve,
      quarter: [...smoothStations([0, ...ON_WING.map((share) => share * wingUntilDeg)]), tip(90, wingUntilDeg)],
      keelShare: KEEL_SHARE,
      lowerHalfRatio: LOWER_HALF_RATIO,
      bulged: false,
    },
    size,
  );
};
