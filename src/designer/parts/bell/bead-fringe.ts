import { beadDepthsMm } from '#layout/bell/fringe-form.ts';
import { beadVolumeMm3 } from '../../proportions/hanging/fringe.ts';
import { sayCount } from '../../phrasing/numbers.ts';
import { freeBeadFringe } from '../free-measures/bell.ts';
import { none, type PartKnowledge } from '../part-knowledge.ts';

/** Metal beads below the rim of a bell. */
export const beadFringeKnowledge = {
  volumeMm3: (fringe) => fringe.count * beadVolumeMm3(fringe),
  spanMm: (fringe) => beadDepthsMm(fringe).bottomMm,
  stones: none,
  head: false,
  bought: none,
  say: ({ count, form }) => ({
    as: 'extra',
    words: `a fringe of ${sayCount(count)} ${form === 'drop' ? 'metal drops' : 'metal beads'}`,
  }),
  traits: ({ form, beadMm }) => ({
    rhythm: `${form === 'drop' ? 'drops' : 'beads'} ${beadMm < 1.9 ? 'fine' : beadMm < 2.6 ? 'usual' : 'large'}`,
  }),
  free: freeBeadFringe,
} as const satisfies PartKnowledge<'bead-fringe'>;
