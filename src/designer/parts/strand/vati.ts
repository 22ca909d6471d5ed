import { vatiVolumeMm3 } from '#layout/vati/vati-volume.ts';
import { freeVati } from '../free-measures/strand.ts';
import { none, noSpan, type PartKnowledge } from '../part-knowledge.ts';

/** The cups of a mangalsutra. */
export const vatiKnowledge = {
  volumeMm3: (vati) => vatiVolumeMm3(vati),
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: ({ count, diameterMm, work }, { metal: { finish } }) => {
    const looks = [finish === 'polished' ? '' : `${finish} `, work === 'grained' ? 'grained ' : ''].join('');
    return {
      as: 'body',
      words: count === 1 ? `a ${looks}vati of ${diameterMm} mm` : `two ${looks}vatis of ${diameterMm} mm`,
    };
  },
  traits: ({ count, work, diameterMm }) => ({
    silhouette: `${count} ${diameterMm < 9.5 ? 'small' : diameterMm < 12 ? 'usual' : 'large'} cups`,
    setting: `${work} cups`,
    surface: work,
  }),
  free: freeVati,
} as const satisfies PartKnowledge<'vati'>;
