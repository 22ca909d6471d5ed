import type { PartOf } from '#spec/part-registry.ts';
import { freeShank } from '../../free-measures/hoops.ts';
import { none, noSpan, type PartKnowledge } from '../../part-knowledge.ts';
import { sayShank } from './any-shank.ts';
import { shankVolumeMm3 } from './hoop-volume.ts';

const profileWords: Readonly<Record<PartOf<'shank'>['profile'], string>> = {
  d: 'D-shaped band',
  flat: 'flat band',
  court: 'comfort-fit band',
  'half-round': 'half-round band',
  knife: 'knife-edge band',
  round: 'band of round wire',
};

/** The hoop of a ring. */
export const shankKnowledge = {
  volumeMm3: shankVolumeMm3,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: (part) => sayShank(part, profileWords[part.profile]),
  traits: ({ profile, pinch }) => ({ profile: `${profile}${pinch < 1 ? ' pinched' : ''}` }),
  free: freeShank,
} as const satisfies PartKnowledge<'shank'>;
