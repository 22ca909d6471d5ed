import { none, noSpan, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** Metal of a lobster claw over the square of its length, measured on drawn ones. */
const LOBSTER = 0.13;

/** What closes a chain or a line. */
export const claspKnowledge = {
  // Between the ends of a line of settings it is a box, whatever its style.
  volumeMm3: ({ lengthMm, style, on }, { parts }) =>
    style === 'lobster' && parts[on]?.kind !== 'tennis-line' ? LOBSTER * lengthMm ** 2 : 4 * lengthMm,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: () => 'clasp',
  say: none,
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'clasp'>;
