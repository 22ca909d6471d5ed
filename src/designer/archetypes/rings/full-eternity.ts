import { terms } from '../../senses/terms.ts';
import { plannedRow } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { rowIdeas } from './eternity-ideas.ts';
import { namedRing } from './on-finger.ts';

/** Stones all the way around: the ring that cannot be sized. */
export const fullEternityArchetype = {
  ...namedRing,
  offer: 'an eternity ring',
  words: [
    ...terms('kind', [
      ['eternity', { subtype: 'eternity', types: ['ring'], certain: true }],
      [
        'full eternity, full et, eternity all the way round, eternity all round, eternity full, eternity ring full',
        { subtype: 'full_eternity', types: ['ring'], certain: true, fixed: true },
      ],
    ]),
    ...terms('around', [
      [
        `
          all around, all the way round, all the way around, all way round, right around, going all around,
          the whole way round, the whole way around, whole way round, whole way around, full circle,
          poora gol, pura gol, poore gol`,
        { subtype: 'eternity', types: ['ring'], fully: 'full_eternity' },
      ],
    ]),
  ],
  names: [
    {
      types: ['ring'],
      subtype: 'eternity',
      byItself: true,
      reading: { fullOrHalf: true, stonesAlike: 'always', weighedTogether: true },
    },
    {
      types: ['ring'],
      subtype: 'full_eternity',
      reading: {
        fullOrHalf: true,
        stonesAlike: 'always',
        weighedTogether: true,
        warning: 'full_eternity_cannot_be_resized',
      },
    },
  ],
  stones: plannedRow,
  ideas: (asked, role) => rowIdeas(true, asked, role),
} satisfies Archetype;
