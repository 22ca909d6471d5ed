import { roundToStep } from '#shared/units.ts';
import type { StoneSize } from './cut.ts';

/*
 * A centre stone in a size that dealers keep in calibrated parcels needs no recutting. Round melee in sieve steps of
 * 0.05 mm; ovals and octagons from the dealers' charts of the cut table (eastint.com size chart); the rest trade practice.
 */

/** From, to and step of one rung of a ladder, in mm. */
type Rung = readonly [fromMm: number, toMm: number, stepMm: number];

/** Square and round stones: every rung of one or more ladders. */
export function squareSizes(...rungs: readonly Rung[]): readonly StoneSize[] {
  const sizes: StoneSize[] = [];
  for (const [fromMm, toMm, stepMm] of rungs) {
    for (let sideMm = fromMm; sideMm <= toMm + 1e-9; sideMm = roundToStep(sideMm + stepMm, stepMm)) {
      sizes.push({ lengthMm: sideMm, widthMm: sideMm });
    }
  }
  return sizes;
}

/** Sizes as dealers write them, length by width: `4x3 5x3`. */
export function listedSizes(text: string): readonly StoneSize[] {
  return text.split(' ').map((size) => {
    const [lengthMm, widthMm] = size.split('x').map(Number);
    if (lengthMm === undefined || widthMm === undefined) throw new Error(`Not a size: ${size}`);
    return { lengthMm, widthMm };
  });
}
