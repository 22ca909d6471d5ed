import { bellCrown } from '#layout/bell/bell-form.ts';
import { bellVolumeMm3 } from '#layout/bell/bell-volume.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { withArticle } from '../../phrasing/numbers.ts';
import { freeBell } from '../free-measures/bell.ts';
import { none, type PartKnowledge } from '../part-knowledge.ts';

const called: Readonly<Record<PartOf<'bell'>['profile'], string>> = {
  dome: 'dome',
  flared: 'bell',
  umbrella: 'umbrella',
};

/** The hollow bell of a jhumka. */
export const bellKnowledge = {
  volumeMm3: (bell) => bellVolumeMm3(bell),
  spanMm: (bell) => bellCrown(bell).topMm,
  stones: none,
  head: false,
  bought: none,
  say: ({ profile, diameterMm, flutes }, { metal: { finish } }) => {
    const looks = [...(finish === 'polished' ? [] : [finish]), ...(flutes > 0 ? ['fluted'] : [])].join(' ');
    return { as: 'body', words: withArticle(`${looks}${looks ? ' ' : ''}${diameterMm} mm ${called[profile]}`) };
  },
  traits: ({ profile, flutes, grainRows, diameterMm, heightMm }) => ({
    silhouette: `${flutes > 0 ? 'fluted ' : ''}${called[profile]} ${heightMm / diameterMm > 0.75 ? 'tall' : 'usual'}`,
    surface: grainRows > 1 ? 'grained' : flutes > 0 ? 'fluted' : 'smooth',
  }),
  free: freeBell,
} as const satisfies PartKnowledge<'bell'>;
