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

/** From end to end of a short and a long one; usual are 28 to 36 mm. Trade judgement. */
const WORDED_LENGTH_MM = { short: 24, long: 45 } as const;

/** Jhumkas: a hollow bell that swings below the lobe, beads or pearls around its rim. */
export const jhumkaArchetype = {
  ...namedEarrings,
  body: {
    ...ear,
    highKarat: true,
    childLengthMm: () => CHILD_LENGTH_MM,
    wordedLengthMm: (word) => WORDED_LENGTH_MM[word],
    presentFor: {},
  },
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
