import { terms } from '../../senses/terms.ts';
import type { PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import { hungBeads } from '../../wish/hung-beads.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type EdgedLadder, edgedIdeas } from '../hanging/edged-ideas.ts';
import { edgedTraits } from '../hanging/edged-traits.ts';
import { sayEdged } from '../hanging/say-edged.ts';
import { ear, namedEarrings } from './on-ear.ts';

const collar = { is: 'stone', which: 'main', head: 'bezel' } as const satisfies StoneElement;
const plate = {
  is: 'metal',
  relief: 'flat',
  outline: 'round',
  scale: 0.95,
  thicknessMm: 1.2,
  set: 'bezel',
} as const satisfies PlateElement;
const moon = { is: 'moon', belly: 0.28 } as const;

/** Moons by role: the usual one, a broad one with more along its edge, a slender one, one below a flower. */
const ladder: EdgedLadder = {
  classic: [
    {
      family: 'indian-heritage',
      tops: [plate],
      body: moon,
      scale: 1,
      row: 'single',
      fringe: 'full',
      inner: collar,
      finish: 'polished',
    },
  ],
  generous: [
    {
      family: 'indian-heritage',
      tops: [{ ...plate, scale: 1.05 }],
      body: { is: 'moon', belly: 0.36 },
      scale: 1.3,
      row: 'double',
      fringe: 'full',
      inner: { ...plate, outline: 'drop', scale: 0.7 },
      finish: 'polished',
    },
  ],
  quiet: [
    {
      family: 'modern',
      tops: [collar],
      body: { is: 'moon', belly: 0.19 },
      scale: 0.75,
      row: 'single',
      fringe: 'few',
      finish: 'polished',
    },
    {
      family: 'modern',
      tops: [],
      body: { is: 'moon', belly: 0.2 },
      scale: 0.8,
      row: 'single',
      fringe: 'one',
      finish: 'brushed',
    },
  ],
  character: [
    {
      family: 'nature',
      tops: [{ ...plate, outline: 'flower', scale: 1.1 }],
      body: { is: 'moon', belly: 0.24 },
      scale: 1.05,
      row: 'none',
      fringe: 'full',
      inner: { ...plate, outline: 'drop', relief: 'frame', scale: 0.8 },
      finish: 'matte',
    },
    {
      family: 'nature',
      tops: [{ ...plate, outline: 'flower', scale: 1.15 }],
      body: { is: 'moon', belly: 0.22 },
      scale: 0.95,
      row: 'single',
      fringe: 'one',
      finish: 'hammered',
    },
  ],
};

/** A chandbali of every day is 26 to 32 mm wide. Trade judgement. */
const USUAL_MM = 28;

const chandbalis = { type: 'earrings', subtype: 'chandbali', paired: true } as const;

/** From end to end, for a child. Trade judgement. */
const CHILD_LENGTH_MM = 24;

/** Chandbalis: a moon below the lobe, stones along its edge, pearls below it, a drop inside it. */
export const chandbaliArchetype = {
  ...namedEarrings,
  body: { ...ear, highKarat: true, childLengthMm: () => CHILD_LENGTH_MM, presentFor: {} },
  offer: 'chandbalis',
  words: terms('piece', [
    ['chandbali, chand bali, chandbaali, chaandbali, chand baali, chandbalis, chaandbaali, chand baliyan', chandbalis],
  ]),
  names: [{ types: ['earrings'], subtype: 'chandbali', heritage: true, reading: { length: 'length' } }],
  stones: { ...stoneIfAsked, strung: true, ownBeads: hungBeads },
  ideas: (asked, role) => edgedIdeas(ladder, asked, role, { kind: 'earrings', worn: 'ear', usualMm: USUAL_MM }),
  traits: edgedTraits,
  say: sayEdged,
} satisfies Archetype;
