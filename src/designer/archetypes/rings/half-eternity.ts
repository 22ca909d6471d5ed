import { terms } from '../../senses/terms.ts';
import { plannedRow } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { rowIdeas } from './eternity-ideas.ts';
import { namedRing } from './on-finger.ts';

/** Stones over the top of the finger. */
export const halfEternityArchetype = {
  ...namedRing,
  offer: undefined,
  words: terms('kind', [
    [
      'half eternity, 1/2 eternity, half et, half way round, halfway round, 1/2 way round',
      { subtype: 'half_eternity', types: ['ring'], certain: true },
    ],
    ['five stone, 5 stone', { subtype: 'five_stone', types: ['ring'], certain: true }],
    ['seven stone, 7 stone', { subtype: 'seven_stone', types: ['ring', 'nose_pin'] }],
  ]),
  names: [
    {
      types: ['ring'],
      subtype: 'half_eternity',
      byItself: true,
      reading: { fullOrHalf: true, stonesAlike: 'always', weighedTogether: true },
    },
    {
      types: ['ring'],
      subtype: 'five_stone',
      count: 5,
      reading: { stonesAlike: 'always', stones: 5 },
    },
    {
      types: ['ring'],
      subtype: 'seven_stone',
      count: 7,
      reading: { stonesAlike: 'always', stones: 7 },
    },
  ],
  stones: plannedRow,
  ideas: (asked, role) => rowIdeas(false, asked, role),
} satisfies Archetype;
