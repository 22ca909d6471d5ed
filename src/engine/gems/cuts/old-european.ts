import { oldCuts } from '#spec/tables/cuts/old-brilliants.ts';
import { ellipse } from '#layout/girdle/girdle-curve.ts';
import { brilliantCut } from '../brilliant/brilliant-cut.ts';
import { brilliantHeights } from '../brilliant/brilliant-heights.ts';
import { openCulet } from '../brilliant/open-culet.ts';
import { halfOfQuarter, ringOfHalf, smoothStations } from '../brilliant/stations.ts';
import type { CutBuilder } from '../cut-plan.ts';

const STATIONS = ringOfHalf(halfOfQuarter(smoothStations([0, 22.5, 45, 67.5, 90])));

/** The old European cut: the facets of a round brilliant on a high crown, with broad mains and an open culet. */
export const oldEuropean: CutBuilder = ({ lengthMm, widthMm, girdleSteps }) => {
  const cut = oldCuts.old_european;
  const { tablePct, starPct, lowerHalfPct } = cut.proportions;
  const tableRatio = tablePct / 100;
  return openCulet(cut, widthMm, cut.outline.culetPct, (pointed) =>
    brilliantCut(
      {
        curve: ellipse(widthMm / 2, lengthMm / 2),
        stations: STATIONS,
        table: ([x, y]) => [tableRatio * x, tableRatio * y],
        keel: { fromMm: 0, toMm: 0 },
        starRatio: starPct / 100,
        lowerHalfRatio: lowerHalfPct / 100,
        bulgeMm: 0,
      },
      brilliantHeights(pointed, widthMm),
      girdleSteps,
    ),
  );
};
