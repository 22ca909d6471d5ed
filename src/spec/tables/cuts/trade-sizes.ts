import { roundToStep } from '#shared/units.ts';
import type { StoneSize } from './cut.ts';

/** From, to and step of one rung of a ladder, in mm. */
type Rung = readonly [fromMm: number, toMm: number, stepMm: number];

function square(...rungs: readonly Rung[]): readonly StoneSize[] {
  const sizes: StoneSize[] = [];
  for (const [fromMm, toMm, stepMm] of rungs) {
    for (let sideMm = fromMm; sideMm <= toMm + 1e-9; sideMm = roundToStep(sideMm + stepMm, stepMm)) {
      sizes.push({ lengthMm: sideMm, widthMm: sideMm });
    }
  }
  return sizes;
}

function sizes(text: string): readonly StoneSize[] {
  return text.split(' ').map((size) => {
    const [lengthMm, widthMm] = size.split('x').map(Number);
    if (lengthMm === undefined || widthMm === undefined) throw new Error(`Not a size: ${size}`);
    return { lengthMm, widthMm };
  });
}

/**
 * Sizes that dealers keep in calibrated parcels, smallest first: a centre stone in one of these needs no recutting.
 * Round melee in sieve steps of 0.05 mm; ovals and octagons from the dealers' charts of the cut table
 * (eastint.com size chart); the rest trade practice.
 */
export const tradeSizeRows = {
  round: square([0.8, 2.5, 0.05], [2.6, 3, 0.1], [3.25, 6.5, 0.25], [7, 11, 0.5]),
  oval: sizes('4x3 5x3 5x4 6x4 7x5 8x6 9x7 10x8 11x9 12x10 14x10'),
  cushion: square([3, 6, 0.5], [7, 12, 1]),
  pear: sizes('4x3 5x3 6x4 7x5 8x5 9x6 10x7 12x8'),
  marquise: sizes('4x2 5x2.5 6x3 7x3.5 8x4 10x5 12x6'),
  heart: square([3, 6, 0.5], [7, 10, 1]),
  princess: square([1.5, 3, 0.25], [3.5, 7, 0.5]),
  radiant: square([4, 7, 0.5]),
  trillion: square([3, 6, 0.5], [7, 9, 1]),
  emerald: sizes('5x3 6x4 7x5 8x6 9x7 10x8 11x9 12x10'),
  asscher: square([3, 7, 0.5], [8, 10, 1]),
  baguette: sizes('2.5x1.5 3x1.5 3x2 3.5x2 4x2 5x2.5 5x3'),
  tapered_baguette: sizes('3x1.5 3.5x1.75 4x2 5x2.5'),
  cabochon: sizes('5x3 6x4 7x5 8x6 9x7 10x8 12x10 14x10 16x12 18x13'),
  rose: square([2, 6, 0.5], [7, 10, 1]),
  polki: sizes('4x3 5x4 6x5 8x6 10x8 12x10'),
  briolette: sizes('5x3 6x4 8x5 9x6 12x8'),
  bead: square([2, 12, 0.5]),
} as const;
