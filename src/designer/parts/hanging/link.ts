import { torusVolumeMm3 } from '../../proportions/link-volume.ts';
import { none, noTraits, type PartKnowledge } from '../part-knowledge.ts';

/** A jump ring between two loops. */
export const linkKnowledge = {
  volumeMm3: ({ innerMm, wireMm }) => torusVolumeMm3(innerMm, wireMm),
  stones: none,
  head: false,
  bought: () => 'link',
  say: none,
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'link'>;
