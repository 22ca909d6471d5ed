import { none, noSpan, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** A hook through the lobe. */
export const earWireKnowledge = {
  volumeMm3: ({ wireMm, heightMm }) => (Math.PI / 4) * wireMm ** 2 * 2.9 * heightMm,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: () => 'ear-wire',
  say: ({ style }) => ({ as: 'worn', words: style === 'lever-back' ? 'on lever backs' : 'on hooks' }),
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'ear-wire'>;
