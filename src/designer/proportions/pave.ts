import { clamp, roundToStep } from '#shared/units.ts';
import { degrees } from './ring.ts';

/** Rows of melee along both shoulders that end on a whole stone. */
export interface PavePlan {
  readonly meleeMm: number;
  readonly countPerSide: number;
  readonly startDeg: number;
  readonly gapMm: number;
  /** Metal that a row needs, bright edges included. */
  readonly rowWidthMm: number;
}

/** What pavé has to fit. */
export interface PaveTask {
  /** Of the surface that it is set into. */
  readonly radiusMm: number;
  /** How much of the band the head covers, across the finger. */
  readonly coveredMm: number;
  /** The halo's stones, which the shoulders' never exceed. */
  readonly haloMeleeMm: number | undefined;
  readonly widestRowMm: number | undefined;
  readonly richness: number;
  /** What was said of the row's stones. */
  readonly said?: { readonly meleeMm: number | undefined; readonly countPerSide: number | undefined };
}

/** Bright edge beside the stones: taste gives 0.32 (section 2), the making rules ask for 0.30. */
const EDGE_MM = 0.3;

/** Part of the circle that is set: 50 to 65 % (taste, section 2), within what leaves a plain palm to size by. */
const COVERAGE = { least: 0.5, usual: 0.56, most: 0.65 };

/**
 * Stones of 1.0 to 1.5 mm, 0.85 to 1.0 of the halo's (taste, section 2); bead-set stones start at 0.8 (making rules).
 */
const MELEE_MM = { least: 0.8, usual: 1.2, most: 1.5, step: 0.05 };
const HALO_RATIO = 0.92;

/** Girdle to girdle (making rules: 0.10 to 0.20). */
const GAP_MM = 0.12;

/** Pavé shoulders from beside the head to a little over half of the circle. */
export function planPave({ radiusMm, coveredMm, haloMeleeMm, widestRowMm, richness, said }: PaveTask): PavePlan {
  const grown = clamp(richness, -2, 3);
  const room = widestRowMm === undefined ? MELEE_MM.most : widestRowMm - 2 * EDGE_MM;
  const wished = haloMeleeMm === undefined ? MELEE_MM.usual + grown * MELEE_MM.step : HALO_RATIO * haloMeleeMm;
  const fitting = Math.min(wished, room, haloMeleeMm ?? MELEE_MM.most, MELEE_MM.most);
  const meleeMm = Math.max(MELEE_MM.least, Math.floor(fitting / MELEE_MM.step + 1e-6) * MELEE_MM.step);
  const stoneMm = said?.meleeMm ?? roundToStep(meleeMm, MELEE_MM.step);
  const startDeg = roundToStep(clamp(degrees(coveredMm / 2 + 0.5 * stoneMm, radiusMm), 8, 42), 0.5);
  const endDeg = 180 * clamp(COVERAGE.usual + 0.03 * grown, COVERAGE.least, COVERAGE.most);
  const fits = Math.floor((endDeg - startDeg) / degrees(stoneMm + GAP_MM, radiusMm));
  const countPerSide = said?.countPerSide ?? Math.max(4, fits);
  return { meleeMm: stoneMm, countPerSide, startDeg, gapMm: GAP_MM, rowWidthMm: stoneMm + 2 * EDGE_MM };
}
