import { clamp, roundToStep } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
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

/** Bright edge beside the stones: as narrow as it may be, so that the stones are seen and not the metal. */
const EDGE_MM = makingRules.pave.edgeMinMm.limit;

/** Part of the circle that is set: seen from above it looks full, and a plain palm is left to size by. */
const COVERAGE = { least: 0.5, usual: 0.56, most: 0.65 };

/** Stones from the least that is bead-set to those that still look like pavé; a little smaller than those of a halo. */
export const MELEE_MM = { least: makingRules.pave.stoneMinMm.limit, usual: 1.2, most: 1.5, step: 0.05 };
const HALO_RATIO = 0.92;

/** Girdle to girdle: nearer than the usual gap, so that a shoulder glitters as one line. */
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
