import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';

/** What a finished prong measures at the girdle, in mm. */
export interface ProngGirth {
  /** How far it stands outside the girdle. */
  readonly outsideMm: number;
  /** Thickness across the girdle and width along it, where the seat is cut. */
  readonly thickMm: number;
  readonly wideMm: number;
}

/** A prong further out catches on fabric. */
const PRONG_OUTSIDE_MAX_MM = tasteRules.prongNearGirdle.most;

/** Prong standing outside the girdle over its diameter: 0.41 at 0.9 mm. */
const OUTSIDE_RATIO = 0.46;

/** The seat is cut out of the prong, so this much of it stands outside. */
const OUTSIDE_SHARE = 1 - makingRules.prong.seatCutMaxRatio.limit;

/** A prong is drawn a little oval where the stone sits: flatter across the girdle, so that it stands close. */
export function prongGirth(diameterMm: number): ProngGirth {
  const outsideMm = Math.min(PRONG_OUTSIDE_MAX_MM, OUTSIDE_RATIO * diameterMm);
  return { outsideMm, thickMm: outsideMm / OUTSIDE_SHARE, wideMm: 0.92 * diameterMm };
}
