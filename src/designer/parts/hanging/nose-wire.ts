import { noseWireForm, wireBeyondMm } from '#layout/nose-wire/nose-wire-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { none, noSpan, noTraits, type PartKnowledge } from '../part-knowledge.ts';

type Ending = PartOf<'nose-wire'>['ending'];

/** Wire inside the head, up to the root that the engine gives it, less what is rounded off its end. Fitted to built pieces. */
const ROOTED_MM = 0.2;

const { beadWiderMm, screw } = noseWireForm;

function wireMm3({ ending, diameterMm, lengthMm }: PartOf<'nose-wire'>): number {
  const area = (Math.PI / 4) * diameterMm ** 2;
  const wire = area * (lengthMm + wireBeyondMm(ending) + ROOTED_MM);
  if (ending === 'bead') {
    const beadMm = diameterMm + beadWiderMm;
    return wire - area * beadMm + (Math.PI / 6) * beadMm ** 3;
  }
  return ending === 'screw' ? wire + ((Math.PI / 4) * screw.nutMm ** 2 - area) * screw.nutHighMm : wire;
}

const words: Readonly<Record<Ending, string>> = {
  'l-bend': 'on an L-bent wire',
  curl: 'on a nostril screw',
  bead: 'on a straight wire with a bead at its end',
  screw: 'on a post with a screw',
};

/** What goes through the nostril. */
export const noseWireKnowledge = {
  volumeMm3: wireMm3,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: ({ ending }) => (ending === 'screw' ? 'post' : undefined),
  say: ({ ending }) => ({ as: 'worn', words: words[ending] }),
  traits: noTraits,
  free: 'fixed',
} as const satisfies PartKnowledge<'nose-wire'>;
