import { none, noSpan, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** What closes a chain or a line. */
export const claspKnowledge = {
  volumeMm3: ({ lengthMm }) => 4 * lengthMm,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: () => 'clasp',
  say: none,
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'clasp'>;
