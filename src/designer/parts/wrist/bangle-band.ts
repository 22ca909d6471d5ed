import type { PartOf } from '#spec/part-registry.ts';
import { wristRadiusMm } from '#spec/pieces/inner-radius.ts';
import { bandAreaMm2, hoopVolumeMm3 } from '../../proportions/ring/band-area.ts';
import { withArticle } from '../../phrasing/numbers.ts';
import { freeBangleBand } from '../free-measures/hoops.ts';
import { none, noSpan, type PartKnowledge } from '../part-knowledge.ts';

const sectionWords: Readonly<Record<PartOf<'bangle-band'>['section'], string>> = {
  round: 'round bangle',
  d: 'D-shaped bangle',
  flat: 'flat bangle',
  knife: 'knife-edge bangle',
};

/** A rigid hoop around the wrist. */
export const bangleBandKnowledge = {
  volumeMm3: ({ section, widthMm, thicknessMm }, design) =>
    hoopVolumeMm3(bandAreaMm2(section, widthMm, thicknessMm), wristRadiusMm(design), thicknessMm),
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: ({ section, widthMm }) => ({
    as: 'hoop',
    words: (finish) => withArticle(`${finish}${widthMm} mm ${sectionWords[section]}`),
  }),
  traits: ({ section }) => ({ profile: section }),
  free: freeBangleBand,
} as const satisfies PartKnowledge<'bangle-band'>;
