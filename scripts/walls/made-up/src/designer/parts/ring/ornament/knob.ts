import { none, noSpan, type PartKnowledge } from '../../part-knowledge.ts';

/** Balls along the top of a band. */
export const knobKnowledge = {
  volumeMm3: ({ count, diameterMm }) => count * 0.9 * (Math.PI / 6) * diameterMm ** 3,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: ({ count }) => ({ as: 'extra', words: `${count} knobs` }),
  traits: ({ count }) => ({ rhythm: `${count} knobs`, surface: 'knobs' }),
  free: 'fixed',
} as const satisfies PartKnowledge<'knob'>;
