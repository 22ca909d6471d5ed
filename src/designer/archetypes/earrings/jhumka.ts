import { terms } from '../../senses/terms.ts';
import { hungBeads } from '../../wish/hung-beads.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { jhumkaIdeas } from './jhumka-ideas.ts';
import { jhumkaTraits } from './jhumka-traits.ts';
import { ear, namedEarrings } from './on-ear.ts';
import { sayJhumka } from './say-jhumka.ts';

const jhumkas = { type: 'earrings', subtype: 'jhumka', paired: true } as const;

/** From end to end, for a child. Trade judgement. */
const CHILD_LENGTH_MM = 17;

/** Jhumkas: a hollow bell that swings below the lobe, beads or pearls around its rim. */
export const jhumkaArchetype = {
  ...namedEarrings,
  body: { ...ear, highKarat: true, childLengthMm: () => CHILD_LENGTH_MM, presentFor: {} },
  offer: 'jhumkas',
  words: terms('piece', [
    [
      'jhumka, jhumki, jhumke, jhumkas, jumka, jumki, jumke, jhumkis, jhumkiyan, zumka, jimikki, jimikki kammal, buttalu',
      jhumkas,
    ],
  ]),
  names: [{ types: ['earrings'], subtype: 'jhumka', heritage: true, reading: { length: 'length' } }],
  stones: {
    ...stoneIfAsked,
    strung: true,
    ownBeads: hungBeads,
  },
  ideas: jhumkaIdeas,
  traits: jhumkaTraits,
  say: sayJhumka,
} satisfies Archetype;
