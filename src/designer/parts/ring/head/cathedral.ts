import { none, noSpan, noTraits, type PartKnowledge } from '../../part-knowledge.ts';

/** Arches that rise from the shoulders to the head. */
export const cathedralKnowledge = {
  volumeMm3: ({ riseMm, widthMm }) => 3.2 * riseMm * widthMm,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: () => ({ as: 'extra', words: 'cathedral arches' }),
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'cathedral'>;
