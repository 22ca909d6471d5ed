/** What a finished prong measures at the girdle, in mm. */
export interface ProngGirth {
  /** How far it stands outside the girdle. */
  readonly outsideMm: number;
  /** Thickness across the girdle and width along it, where the seat is cut. */
  readonly thickMm: number;
  readonly wideMm: number;
}

/** Taste rule 2: a prong further out catches on fabric. */
const PRONG_OUTSIDE_MAX_MM = 0.45;

/** Prong standing outside the girdle over its diameter: 0.41 at 0.9 mm. */
const OUTSIDE_RATIO = 0.46;

/** The seat takes a quarter of the prong (making rules, seatCutMaxRatio), so this much of it stands outside. */
const OUTSIDE_SHARE = 0.75;

/** A prong is drawn a little oval where the stone sits: flatter across the girdle, so that it stands close. */
export function prongGirth(diameterMm: number): ProngGirth {
  const outsideMm = Math.min(PRONG_OUTSIDE_MAX_MM, OUTSIDE_RATIO * diameterMm);
  return { outsideMm, thickMm: outsideMm / OUTSIDE_SHARE, wideMm: 0.92 * diameterMm };
}
