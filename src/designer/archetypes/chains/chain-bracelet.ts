import { braceletLengthsMm } from '#spec/sizes/lengths.ts';
import { terms } from '../../brief/words/sense.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import { type Archetype, neverImplied, staysItself } from '../archetype.ts';
import { lineTraits, sayLine } from '../line-words.ts';
import { flexible } from '../wrist/on-wrist.ts';
import { cableRemark, cableStandsFor, chainIdeas, drawnLinks } from './chain-ideas.ts';

/** A cable chain around the wrist. */
export const chainBraceletArchetype = {
  body: flexible,
  words: terms('kind', [['charm', { subtype: 'charm', types: ['bracelet'] }]]),
  names: [
    ...drawnLinks.map((subtype) => ({ types: ['bracelet'], subtype })),
    ...cableStandsFor.map((subtype) => ({ types: ['bracelet'], subtype, remark: cableRemark(subtype) })),
    { types: ['bracelet'], subtype: 'charm', remark: 'a chain bracelet, its charms chosen apart' },
  ],
  impliedBy: neverImplied,
  givesWayTo: staysItself,
  stones: stoneIfAsked,
  saidWidth: 'whole',
  ideas: (asked, role) => {
    const usualLengthMm = asked.gent ? braceletLengthsMm.menStandard : braceletLengthsMm.womenStandard;
    return chainIdeas(asked, role, { kind: 'bracelet', usualLengthMm });
  },
  traits: lineTraits,
  say: sayLine,
} satisfies Archetype;
