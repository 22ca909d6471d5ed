import { roundedCuts } from '#spec/tables/cuts/round-brilliants.ts';
import { cushionGirdle } from '#layout/cuts/cushion.ts';
import { symmetricFancy } from '../brilliant/symmetric-fancy.ts';
import { smoothStations } from '../brilliant/stations.ts';
import type { CutBuilder } from '../cut-plan.ts';

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
      curve: cushionGirdle(size),
      quarter: smoothStations([0, HALF_FACING_DEG, 45, 90 - HALF_FACING_DEG, 90]),
      keelShare: KEEL_SHARE,
      lowerHalfRatio: LOWER_HALF_RATIO,
      bulged: true,
    },
    size,
  );
