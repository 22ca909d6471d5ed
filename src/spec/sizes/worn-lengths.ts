import { ankletLengthsMm, braceletLengthsMm, necklaceLengths } from './lengths.ts';

/** A length as a word says it, without a measure. */
export type WordedLength = 'short' | 'long';

/** What is called short and long of one thing that is worn as a line, in mm. */
export interface WornLength {
  /** What is made when only the word was said. */
  readonly shortMm: number;
  readonly longMm: number;
  /** Up to here it is called short, from there long; between them the eye decides. */
  readonly shortToMm: number;
  readonly longFromMm: number;
}

/** What is shorter than a child's necklace of twelve inches goes around a wrist or an ankle. */
export const NECK_FROM_MM = 300;

/**
 * A short necklace ends at the collar (16 to 18 inches), a long one below the chest (24 to 30): the trade in India sells
 * chains and mangalsutras by the two words. Matinee and opera begin and end there too.
 */
const neck = {
  shortMm: necklaceLengths.choker.toMm,
  longMm: necklaceLengths.opera.usualMm,
  shortToMm: necklaceLengths.princess.usualMm,
  longFromMm: necklaceLengths.matinee.toMm,
} as const satisfies WornLength;

/** Short is what is nearer to the small size than to the usual one, long what is nearer to the large one. */
const around = (shortMm: number, usualMm: number, longMm: number): WornLength => ({
  shortMm,
  longMm,
  shortToMm: (shortMm + usualMm) / 2,
  longFromMm: (usualMm + longMm) / 2,
});

const { womenSmall, womenStandard, womenLarge, menStandard, menLarge } = braceletLengthsMm;

/** By where a line is worn, and for a wrist by whom: a man's small bracelet is a woman's large one. */
export const wornLengths = {
  neck,
  wrist: around(womenSmall, womenStandard, womenLarge),
  gentsWrist: around(womenLarge, menStandard, menLarge),
  ankle: around(ankletLengthsMm.small, ankletLengthsMm.standard, ankletLengthsMm.large),
} as const satisfies Readonly<Record<string, WornLength>>;

/** @returns the length in mm that is made when only a word was said */
export function lengthWorded(word: WordedLength, { shortMm, longMm }: WornLength): number {
  return word === 'short' ? shortMm : longMm;
}
