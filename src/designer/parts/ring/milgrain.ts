import { none, type PartKnowledge } from '../part-knowledge.ts';
import { innerRadiusMm } from '../radius.ts';

/** Lines of beads along both edges of a band. */
export const milgrainKnowledge = {
  volumeMm3: ({ beadMm }, draft) => ((2 * 2 * Math.PI * (innerRadiusMm(draft) + 1.8)) / beadMm) * 0.3 * beadMm ** 3,
  stones: none,
  head: false,
  bought: none,
  say: () => ({ as: 'extra', words: 'milgrained edges' }),
  traits: () => ({ surface: 'milgrain' }),
  free: 'fixed',
} as const satisfies PartKnowledge<'milgrain'>;
