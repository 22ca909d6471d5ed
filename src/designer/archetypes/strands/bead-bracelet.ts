import { braceletLengthsMm } from '#spec/sizes/lengths.ts';
import { terms } from '../../senses/terms.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import { type Archetype, staysItself } from '../archetype.ts';
import { flexible } from '../wrist/on-wrist.ts';
import { anyStrand } from './any-strand.ts';
import { strandIdeas } from './strand-ideas.ts';

/** Black beads around the wrist. */
export const beadBraceletArchetype = {
  ...anyStrand,
  body: flexible,
  offer: 'a bracelet of black beads',
  words: terms('piece', [['mangalsutra bracelet', { type: 'bracelet', subtype: 'mangalsutra' }]]),
  names: [{ types: ['bracelet'], subtype: 'mangalsutra', heritage: true }],
  givesWayTo: staysItself,
  stones: { ...stoneIfAsked, ownBeads: ['black_beads', 'gold_beads', 'glass_beads'] },
  ideas: (asked, role) =>
    strandIdeas(asked, role, {
      kind: 'bracelet',
      usualLengthMm: asked.gent ? braceletLengthsMm.menStandard : braceletLengthsMm.womenStandard,
    }),
} satisfies Archetype;
