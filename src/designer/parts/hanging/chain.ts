import type { PartOf } from '#spec/part-registry.ts';
import { chainVolumeMm3 } from '../../proportions/hanging/link-volume.ts';
import { grade } from '../grade.ts';
import { freeChain } from '../free-measures/hanging.ts';
import { none, noSpan, type PartKnowledge, type PartTraits } from '../part-knowledge.ts';

/** A cable chain: under a pendant it is bought, alone it is the piece itself. */
export const chainKnowledge = {
  volumeMm3: chainVolumeMm3,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: ({ supply }) => (supply === 'made' ? undefined : 'chain'),
  say: (part) => ({
    as: 'hoop',
    words: (finish) => `${finish}${linkWords(part)} links ${part.linkWidthMm} mm wide`,
  }),
  traits,
  free: freeChain,
} as const satisfies PartKnowledge<'chain'>;

function linkWords({ linkLengthMm, linkWidthMm }: PartOf<'chain'>): string {
  const long = linkLengthMm / linkWidthMm;
  return long > 1.7 ? 'long' : long > 1.25 ? 'oval' : 'nearly round';
}

function traits({ through, linkLengthMm, linkWidthMm, wireMm }: PartOf<'chain'>): PartTraits {
  // The chain that carries a pendant does not make two pendants look different.
  if (through !== undefined) return {};
  const long = linkLengthMm / linkWidthMm;
  const shape = long > 2 ? 'long links' : long > 1.25 ? 'oval links' : 'round links';
  return {
    silhouette: `${shape} ${grade(linkWidthMm, [1.6, 3, 5, 8])}`,
    setting: shape,
    rhythm: `links of ${linkLengthMm} mm`,
    profile: grade(wireMm, [0.5, 0.9, 1.4, 2]),
  };
}
