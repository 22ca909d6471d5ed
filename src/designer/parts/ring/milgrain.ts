import { innerRadiusMm } from '#spec/pieces/inner-radius.ts';
import { none, type PartKnowledge } from '../part-knowledge.ts';

/** Lines of beads along both edges of a band. */
export const milgrainKnowledge = {
  volumeMm3: ({ beadMm }, design) => ((2 * 2 * Math.PI * (innerRadiusMm(design) + 1.8)) / beadMm) * 0.3 * beadMm ** 3,
  stones: none,
  head: false,
  bought: none,
  say: () => ({ as: 'extra', words: 'milgrained edges' }),
  traits: () => ({ surface: 'milgrain' }),
  free: 'fixed',
} as const satisfies PartKnowledge<'milgrain'>;
