/** A ring wider than this grips more of the finger. */
const WIDE_BAND_MM = 5;

/**
 * What a sizing should allow for, in words a jeweller tells a customer. Trade practice.
 * @param bandWidthMm width of the band at the palm
 * @param comfortFit whether the inside is domed; its nominal size is measured at the smallest inner diameter
 */
export function fitAdvice(bandWidthMm: number, comfortFit: boolean): readonly string[] {
  const advice: string[] = [];
  if (bandWidthMm > WIDE_BAND_MM) advice.push('Wide band: go up a quarter to half a size.');
  if (comfortFit) advice.push('Comfort fit feels a quarter to half a size larger.');
  return advice;
}
