import type { PartOf } from '#spec/part-registry.ts';
import { none, noSpan, noTraits, type PartKnowledge } from '../part-knowledge.ts';

const backs: Readonly<Record<PartOf<'post'>['back'], string | undefined>> = {
  push: undefined,
  screw: 'with screw backs',
  'south-screw': 'with South screws',
  'bombay-screw': 'with Bombay screws',
  omega: 'with omega backs',
  clip: 'on clips',
};

/** A post through the lobe with what closes it, or a clip. */
export const postKnowledge = {
  volumeMm3: ({ diameterMm, lengthMm }) => (Math.PI / 4) * diameterMm ** 2 * lengthMm + 20,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: () => 'post',
  say: ({ back }) => {
    const words = backs[back];
    return words === undefined ? undefined : { as: 'worn', words };
  },
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'post'>;
