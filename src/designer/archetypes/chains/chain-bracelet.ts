import { braceletLengthsMm } from '#spec/sizes/lengths.ts';
import { terms } from '../../senses/terms.ts';
import { ringingBells } from '../../wish/hung-beads.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import { type Archetype, staysItself } from '../archetype.ts';
import { flexible } from '../wrist/on-wrist.ts';
import { anyLine } from './any-line.ts';
import { cableRemark, cableStandsFor, chainIdeas, drawnLinks } from './chain-ideas.ts';

/** A cable chain around the wrist. */
export const chainBraceletArchetype = {
  ...anyLine,
  body: flexible,
  offer: 'a cable bracelet',
  words: terms('kind', [['charm', { subtype: 'charm', types: ['bracelet'] }]]),
  names: [
    ...drawnLinks.map((subtype) => ({ types: ['bracelet'], subtype })),
    ...cableStandsFor.map((subtype) => ({ types: ['bracelet'], subtype, remark: cableRemark(subtype) })),
    { types: ['bracelet'], subtype: 'charm', remark: 'a chain bracelet, its charms chosen apart' },
  ],
  givesWayTo: staysItself,
  stones: { ...stoneIfAsked, ownBeads: ringingBells },
  ideas: (asked, role) => {
    const usualLengthMm = asked.gent ? braceletLengthsMm.menStandard : braceletLengthsMm.womenStandard;
    return chainIdeas(asked, role, { kind: 'bracelet', usualLengthMm });
  },
} satisfies Archetype;
