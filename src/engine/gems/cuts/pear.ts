import { pointedCuts } from '#spec/tables/cuts/pointed-brilliants.ts';
import { pearGirdle } from '#layout/cuts/pear.ts';
import { tip } from '#layout/girdle/girdle-curve.ts';
import { brilliantCut } from '../brilliant/brilliant-cut.ts';
import { brilliantHeights } from '../brilliant/brilliant-heights.ts';
import { STAR_RATIO } from '../brilliant/brilliant-layout.ts';
import { ringOfHalf, smoothStations } from '../brilliant/stations.ts';
import { tableReach } from '../brilliant/table-reach.ts';
import type { CutBuilder } from '../cut-plan.ts';

/** Half, main and half facet on each wing, as shares of its turn. */
const ON_WING = [0.1, 0.42, 0.72] as const;

const KEEL_SHARE = 0.6;

const LOWER_HALF_RATIO = 0.8;

/** The pear: a round head towards −y, gently bowed wings, one point at +y. */
export const pear: CutBuilder = ({ lengthMm, widthMm, girdleSteps }) => {
  const cut = pointedCuts.pear;
  const { curve, headY, reachMm, shoulderDeg, wingUntilDeg } = pearGirdle({ lengthMm, widthMm });
  const [radiusMm, tipY] = [widthMm / 2, lengthMm / 2];
  const onWing = ON_WING.map((share) => shoulderDeg + share * (wingUntilDeg - shoulderDeg));
  const heights = brilliantHeights(cut, widthMm);
  const across = cut.proportions.tablePct / 100;
  // The table keeps the side's distance at the head and, along the tail, that of a stone of twice its length.
  const headEdgeY = -tipY + (1 - across) * radiusMm;
  const tailEdgeY = headY + tableReach(across, radiusMm, reachMm) * reachMm;
  const along = (tailEdgeY - headEdgeY) / lengthMm;
  const middleY = (tailEdgeY + headEdgeY) / 2;
  return brilliantCut(
    {
      curve,
      stations: ringOfHalf([...smoothStations([-90, -67.5, -45, -22.5, 0, ...onWing]), tip(90, wingUntilDeg)]),
      table: ([x, y]) => [across * x, middleY + along * y],
      keel: { fromMm: headY, toMm: headY + KEEL_SHARE * (reachMm - radiusMm) },
      starRatio: STAR_RATIO,
      lowerHalfRatio: LOWER_HALF_RATIO,
      bulgeMm: 0,
    },
    heights,
    girdleSteps,
  );
};
