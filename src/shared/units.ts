/** Degrees in a radian, for code that names its angles in degrees. */
export const DEGREE = Math.PI / 180;

/** One carat is 0.2 g. */
export const GRAMS_PER_CARAT = 0.2;

/** Troy weights, by which bullion is sold; a pennyweight is a twentieth of the ounce. */
export const GRAMS_PER_TROY_OUNCE = 31.1035;
export const GRAMS_PER_PENNYWEIGHT = 1.55517;

/** Inch to millimetre, exact by definition. */
export const MM_PER_INCH = 25.4;

/** Numbers in a design have at most three decimals: a micrometre is finer than any workshop's tolerance. */
export function roundToMicrometre(valueMm: number): number {
  return Math.round(valueMm * 1000) / 1000;
}

/** Rounds a number of a sheet without binary dust. */
export function roundToDecimals(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Rounds to a step of a slider or a trade ladder (0.05 mm melee, 0.1 mm widths) without binary dust. */
export function roundToStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(6));
}

export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, value));
}

/** The value at a share of the way between two. */
export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 up to 0, 1 from 1, and between them a rise that begins and ends level. */
export function smoothStep(share: number): number {
  const t = clamp(share, 0, 1);
  return t * t * (3 - 2 * t);
}
