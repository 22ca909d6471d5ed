import { none, noSpan, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** A post through the lobe, with the nut behind it. */
export const postKnowledge = {
  volumeMm3: ({ diameterMm, lengthMm }) => (Math.PI / 4) * diameterMm ** 2 * lengthMm + 20,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: () => 'post',
  say: none,
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'post'>;
