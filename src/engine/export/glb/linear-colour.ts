import { roundToDecimals } from '#shared/units.ts';
import { linearFromHex } from '#shared/srgb.ts';

/** Linear red, green and blue of an sRGB colour like `#F3CF84`, to the four decimals that a file keeps. */
export function linearColour(srgb: string): [number, number, number] {
  const [red, green, blue] = linearFromHex(srgb);
  return [roundToDecimals(red, 4), roundToDecimals(green, 4), roundToDecimals(blue, 4)];
}
