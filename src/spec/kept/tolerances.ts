/** By how much a design may differ from what was said and still keep it. */
export const tolerances = {
  /** Share of a weight in carats: a stone of 1 ct is sold from 0.98 to 1.02. */
  carats: 0.02,
  /** Share of a weight in grams: castings of one wax differ by as much. */
  grams: 0.03,
  /** Share of it by which a design misses a weight in grams that was said: drawn as exactly as a wax is made. */
  gramsDrawn: 0.005,
  /** Widths, thicknesses and the sides of stones. */
  widthMm: 0.05,
  /** Lengths of chains and lines: half a link. */
  lengthMm: 1,
  /** "About" said of a length. */
  about: 0.1,
  /** An amount that was aimed at, not a limit (proposals land between 70 and 100 % of it). */
  amount: { under: 0.3, over: 0.02 },
} as const;

/** Computed numbers are not exact to the last bit. */
const ROUNDING = 1e-9;

/** Whether a number is within a share of what was said. */
export function isWithin(said: number, found: number, share: number): boolean {
  return Math.abs(found / said - 1) <= share + ROUNDING;
}

/** Whether a length is within so many mm of what was said. */
export function isWithinMm(saidMm: number, foundMm: number, toleranceMm: number): boolean {
  return Math.abs(foundMm - saidMm) <= toleranceMm + ROUNDING;
}

/** Whether an amount is near enough to one that was aimed at. */
export function isAimedAt(said: number, found: number): boolean {
  const { under, over } = tolerances.amount;
  return isOverLeast(said * (1 - under), found) && isUnderLimit(said * (1 + over), found);
}

/** Whether a number keeps under a limit, which has no tolerance. */
export function isUnderLimit(limit: number, found: number): boolean {
  return found <= limit + ROUNDING;
}

/** Whether a number reaches a least one, which has no tolerance either. */
export function isOverLeast(least: number, found: number): boolean {
  return found >= least - ROUNDING;
}
