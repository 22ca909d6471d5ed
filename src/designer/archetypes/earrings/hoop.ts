import { terms } from '../../senses/terms.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type OpenName, wantsStones } from '../names/open-name.ts';
import { plainHoopIdeas } from './hoop-ideas.ts';
import { hoopForWeight } from './hoop-for-weight.ts';
import { anyHoop } from './on-ear.ts';

const hoops = { type: 'earrings', subtype: 'hoop', paired: true } as const;
const huggies = { type: 'earrings', subtype: 'huggie', paired: true } as const;
const balis = { type: 'earrings', subtype: 'bali', paired: true } as const;
const sleepers = { type: 'earrings', subtype: 'sleeper', paired: true } as const;

/** Round earrings of metal alone: hoops, huggies, balis and sleepers. */
export const hoopArchetype = {
  ...anyHoop,
  offer: 'hoop earrings',
  words: terms('piece', [
    ['hoop, hoops, hoop earring, ear hoop, creole, creole earring, half hoop earring, half hoop stud', hoops],
    ['huggie, huggies, huggie hoop, huggie earring, huggy', huggies],
    [
      'bali, baali, baliyan, baaliyan, balis, baliya, bali earring, baali earring, kaan ki bali, kaan ki baali, kaan ki baliyan',
      balis,
    ],
    ['sleeper, sleepers, sleeper earring, sleeper hoop', sleepers],
  ]),
  names: [
    { types: ['earrings'], subtype: 'hoop', open: true, reading: { length: 'diameter' } },
    { types: ['earrings'], subtype: 'huggie', open: true, reading: { length: 'diameter' } },
    { types: ['earrings'], subtype: 'bali', open: true, heritage: true, reading: { length: 'diameter' } },
    { types: ['earrings'], subtype: 'sleeper', open: true, reading: { length: 'diameter' } },
  ],
  givesWayTo: hoopMeant,
  stones: stoneIfAsked,
  ideas: plainHoopIdeas,
  forWeight: hoopForWeight,
} satisfies Archetype;

function hoopMeant(open: OpenName) {
  return wantsStones(open) ? 'stone-hoop' : 'hoop';
}
