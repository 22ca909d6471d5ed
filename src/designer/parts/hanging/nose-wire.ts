import type { PartOf } from '#spec/part-registry.ts';
import { none, noTraits, type PartKnowledge } from '../part-knowledge.ts';

type Ending = PartOf<'nose-wire'>['ending'];

/** Wire beyond the said length, to the end of a foot or a curl. Fitted to built pieces. */
const beyondMm: Readonly<Record<Ending, number>> = { 'l-bend': 2.6, curl: 8.3, bead: -1, screw: 0.4 };

/** Metal beside the wire: the bead at its end, the nut of a screw. Fitted to built pieces. */
const besideMm3: Readonly<Record<Ending, number>> = { 'l-bend': 0, curl: 0, bead: 1.2, screw: 5.6 };

const words: Readonly<Record<Ending, string>> = {
  'l-bend': 'on an L-bent wire',
  curl: 'on a nostril screw',
  bead: 'on a straight wire with a bead at its end',
  screw: 'on a post with a screw',
};

/** What goes through the nostril. */
export const noseWireKnowledge = {
  volumeMm3: ({ ending, diameterMm, lengthMm }) =>
    (Math.PI / 4) * diameterMm ** 2 * (lengthMm + beyondMm[ending]) + besideMm3[ending],
  stones: none,
  head: false,
  bought: ({ ending }) => (ending === 'screw' ? 'post' : undefined),
  say: ({ ending }) => ({ as: 'worn', words: words[ending] }),
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'nose-wire'>;
