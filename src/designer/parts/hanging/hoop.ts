import type { PartOf } from '#spec/part-registry.ts';
import { earHoopVolumeMm3 } from '../../proportions/hanging/ear-hoop.ts';
import { grade } from '../grade.ts';
import { withArticle } from '../../phrasing/numbers.ts';
import { freeHoop } from '../free-measures/ear-hoop.ts';
import { none, noSpan, type PartKnowledge } from '../part-knowledge.ts';

const sectionWords: Readonly<Record<PartOf<'hoop'>['section'], string>> = {
  round: 'round hoop',
  d: 'D-shaped hoop',
  flat: 'flat hoop',
  knife: 'knife-edge hoop',
};

/** The body of a hoop earring. */
export const hoopKnowledge = {
  volumeMm3: (part) => earHoopVolumeMm3(part),
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: ({ section, outerDiameterMm, widthMm, turns }) => ({
    as: 'hoop',
    words: (finish) =>
      withArticle(
        `${finish}${outerDiameterMm} mm ${turns > 0 ? 'twisted hoop' : sectionWords[section]}, ${widthMm} mm wide`,
      ),
  }),
  traits: ({ section, turns, widthMm }) => ({
    profile: turns > 0 ? 'twisted' : section,
    rhythm: turns > 0 ? `${grade((turns * widthMm) / 20, [0.9, 1.2, 1.6, 2.2])} lay` : 'plain',
  }),
  free: freeHoop,
} as const satisfies PartKnowledge<'hoop'>;
