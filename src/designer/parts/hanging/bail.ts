import { none, type PartKnowledge } from '../part-knowledge.ts';

/** What a pendant hangs from. */
export const bailKnowledge = {
  volumeMm3: ({ heightMm, widthMm, wallMm, style }) =>
    (style === 'ring' ? wallMm : 0.78 * widthMm) * wallMm * Math.PI * (heightMm / 2 + 2) * 0.9,
  stones: none,
  head: false,
  bought: none,
  say: none,
  traits: ({ style }) => ({ surface: `${style} bail` }),
  free: 'fixed',
} as const satisfies PartKnowledge<'bail'>;
