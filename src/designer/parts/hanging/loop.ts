import { torusVolumeMm3 } from '../../proportions/link-volume.ts';
import { none, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** A closed ring of wire that is cast with its body. */
export const loopKnowledge = {
  volumeMm3: ({ innerMm, wireMm }) => torusVolumeMm3(innerMm, wireMm),
  stones: none,
  head: false,
  bought: none,
  say: none,
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'loop'>;
