import { terms } from '../../senses/terms.ts';
import type { PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import { hungBeads } from '../../wish/hung-beads.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import { type Archetype, type BodyPlace, neverImplied, staysItself } from '../archetype.ts';
import { type EdgedLadder, edgedIdeas } from '../hanging/edged-ideas.ts';
import { edgedTraits } from '../hanging/edged-traits.ts';
import { sayEdged } from '../hanging/say-edged.ts';

const collar = { is: 'stone', which: 'main', head: 'bezel' } as const satisfies StoneElement;
const plate = {
  is: 'metal',
  relief: 'flat',
  outline: 'round',
  scale: 1,
  thicknessMm: 1.2,
  set: 'bezel',
} as const satisfies PlateElement;

/** On the forehead, by role: a round plate, a moon with a drop in it, a small drop, a flower. */
const ladder: EdgedLadder = {
  classic: [
    { family: 'indian-heritage', tops: [], body: plate, scale: 1, row: 'single', fringe: 'full', finish: 'polished' },
  ],
  generous: [
    {
      family: 'indian-heritage',
      tops: [{ ...plate, scale: 0.8 }],
      body: { is: 'moon', belly: 0.3 },
      scale: 1.35,
      row: 'single',
      fringe: 'full',
      inner: collar,
      finish: 'polished',
    },
  ],
  quiet: [
    {
      family: 'modern',
      tops: [],
      body: { ...plate, outline: 'drop' },
      scale: 0.62,
      row: 'none',
      fringe: 'one',
      finish: 'polished',
    },
    {
      family: 'modern',
      tops: [collar],
      body: { is: 'moon', belly: 0.19 },
      scale: 0.9,
      row: 'single',
      fringe: 'few',
      finish: 'polished',
    },
  ],
  character: [
    {
      family: 'nature',
      tops: [],
      body: { ...plate, outline: 'flower' },
      scale: 1.05,
      row: 'none',
      fringe: 'few',
      finish: 'matte',
    },
    {
      family: 'nature',
      tops: [],
      body: { ...plate, outline: 'hexagon' },
      scale: 0.9,
      row: 'none',
      fringe: 'few',
      finish: 'hammered',
    },
    {
      family: 'nature',
      tops: [{ ...plate, outline: 'flower' }],
      body: { is: 'moon', belly: 0.24 },
      scale: 1.15,
      row: 'single',
      fringe: 'one',
      finish: 'hammered',
    },
  ],
};

const forehead: BodyPlace = {
  kind: 'tikka',
  pierced: false,
  motifs: 'on-plates',
  highKarat: true,
  childLengthMm: () => undefined,
  wordedLengthMm: () => undefined,
  presentFor: {},
  carriesOneStone: false,
};

/** A tikka of every day is 20 to 25 mm wide, a bride's half as much again. Trade judgement. */
const USUAL_MM = 22;

/** Maang tikkas: a plate or a moon on the forehead, pearls below it, a chain along the parting. */
export const maangTikkaArchetype = {
  body: forehead,
  impliedBy: neverImplied,
  saidWidth: 'whole',
  offer: 'a maang tikka',
  words: terms('piece', [
    [
      'maang tikka, mang tikka, maangtikka, mangtika, tikka, teeka, maang teeka, maang tika, mang tika, tikli, nethi chutti, nethichutti, papidi billa',
      { type: 'maang_tikka' },
    ],
  ]),
  names: [{ types: ['maang_tikka'], heritage: true, typeReading: { length: 'length', isFlat: true } }],
  givesWayTo: staysItself,
  stones: { ...stoneIfAsked, takesUp: true, strung: true, ownBeads: hungBeads },
  ideas: (asked, role) => edgedIdeas(ladder, asked, role, { kind: 'tikka', worn: 'parting', usualMm: USUAL_MM }),
  traits: edgedTraits,
  say: sayEdged,
} satisfies Archetype;
