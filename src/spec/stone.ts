import { z } from 'zod';
import { roundToMicrometre } from '#shared/units.ts';
import { builtCutIds, builtCuts, type StoneSize } from './tables/cuts.ts';
import { gemIds } from './tables/gems.ts';

const girdleLength = z.number().min(0.6).max(40).overwrite(roundToMicrometre);

/** A kind of stone in a design; how many there are follows from the parts that hold it. */
export const stoneSchema = z.strictObject({
  gem: z.enum(gemIds),
  shape: z.enum(builtCutIds),
  /** Girdle length: the longer side, or the diameter of a round. */
  lengthMm: girdleLength,
  /** Girdle width; left out for a round stone. */
  widthMm: girdleLength.optional(),
  /** Total depth from table to culet when the real stone was measured; otherwise it follows from the cut. */
  depthMm: z.number().min(0.3).max(30).overwrite(roundToMicrometre).optional(),
  /** One of the gem's named colours; the first one when left out. */
  colour: z.string().max(40).optional(),
  supply: z.enum(['shop', 'customer']).default('shop'),
});

export type Stone = z.infer<typeof stoneSchema>;
export type StoneInput = z.input<typeof stoneSchema>;

/** The girdle width of a stone: a round one has its diameter in `lengthMm` alone. */
export function stoneWidthMm(stone: Pick<Stone, 'lengthMm' | 'widthMm'>): number {
  return stone.widthMm ?? stone.lengthMm;
}

/** A stone as it lies on a drawing: its longer side is its length, but a heart's length runs from its tip. */
export function girdleSize(stone: Pick<Stone, 'shape' | 'lengthMm' | 'widthMm'>): StoneSize {
  const sides = { lengthMm: stone.lengthMm, widthMm: stoneWidthMm(stone) };
  if (builtCuts[stone.shape].lengthFromTip || sides.lengthMm >= sides.widthMm) return sides;
  return { lengthMm: sides.widthMm, widthMm: sides.lengthMm };
}
