import { oldCuts } from '#spec/tables/cuts/old-brilliants.ts';
import { oldMineGirdle } from '#layout/cuts/old-mine.ts';
import { openCulet } from '../brilliant/open-culet.ts';
import { smoothStations } from '../brilliant/stations.ts';
import { symmetricFancy } from '../brilliant/symmetric-fancy.ts';
import type { CutBuilder } from '../cut-plan.ts';

/** Facing of the half facets beside the mains of the sides. */
const HALF_FACING_DEG = 20;

const LOWER_HALF_RATIO = 0.45;

/** The old mine cut: a cushion with a small table, a high crown and an open culet. */
export const oldMine: CutBuilder = (size) => {
  const cut = oldCuts.old_mine;
  return openCulet(cut, size.widthMm, cut.outline.culetPct, (pointed) =>
    symmetricFancy(
      {
        cut: pointed,
        curve: oldMineGirdle(size),
        quarter: smoothStations([0, HALF_FACING_DEG, 45, 90 - HALF_FACING_DEG, 90]),
        keelShare: 0.8,
        lowerHalfRatio: LOWER_HALF_RATIO,
        bulged: true,
      },
      size,
    ),
  );
};
