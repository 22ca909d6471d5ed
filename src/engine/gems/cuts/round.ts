import { DEGREE } from '#shared/units.ts';
import { roundedCuts } from '#spec/tables/cuts/round-brilliants.ts';
import { ellipse } from '#layout/girdle/girdle-curve.ts';
import { brilliantCut } from '../brilliant/brilliant-cut.ts';
import { brilliantHeights } from '../brilliant/brilliant-heights.ts';
import { halfOfQuarter, ringOfHalf, smoothStations } from '../brilliant/stations.ts';
import type { CutBuilder } from '../cut-plan.ts';

const STATIONS = ringOfHalf(halfOfQuarter(smoothStations([0, 22.5, 45, 67.5, 90])));

/** The round brilliant: 57 facets on a pointed culet, every angle as the table asks for it. */
export const round: CutBuilder = ({ lengthMm, widthMm, girdleSteps }) => {
  const { tablePct, pavilionAngleDeg, starPct, lowerHalfPct } = roundedCuts.round.proportions;
  const heights = brilliantHeights(roundedCuts.round, widthMm);
  // The pavilion angle decides: it makes the stone 60.9 % deep, which the table rounds to 61 %.
  const culetMm = heights.girdleHalfMm + (widthMm / 2) * Math.tan(pavilionAngleDeg * DEGREE);
  const tableRatio = tablePct / 100;
  return brilliantCut(
    {
      curve: ellipse(widthMm / 2, lengthMm / 2),
      stations: STATIONS,
      table: ([x, y]) => [tableRatio * x, tableRatio * y],
      keel: { fromMm: 0, toMm: 0 },
      starRatio: starPct / 100,
      lowerHalfRatio: lowerHalfPct / 100,
      bulgeMm: 0,
    },
    { ...heights, culetMm },
    girdleSteps,
  );
};
