import { none, noSpan, type PartKnowledge } from '../../part-knowledge.ts';

/** Leaves that climb both shoulders. */
export const leafShouldersKnowledge = {
  volumeMm3: ({ pairs, leafLengthMm, leafWidthMm }) => 2 * pairs * 0.25 * leafLengthMm * leafWidthMm,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: () => ({ as: 'extra', words: 'leaves climbing the shoulders' }),
  traits: () => ({ surface: 'leaves' }),
  free: 'fixed',
} as const satisfies PartKnowledge<'leaf-shoulders'>;
