import type { StoneElement } from '../../looks/hanging-look.ts';
import type { HaloLook } from '../../looks/ring-look.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { namedPendant } from './on-neck.ts';

const follow: HaloLook = { outline: 'follow', edge: 'scalloped', melee: 'usual' };
const slim: HaloLook = { outline: 'follow', edge: 'plain', melee: 'slim' };
const cushion: HaloLook = { outline: 'cushion', edge: 'milgrain', melee: 'usual' };
const prong = { is: 'stone', which: 'main', head: 'prong', halo: follow } as const satisfies StoneElement;
const spark = { is: 'stone', which: 'small', head: 'bezel' } as const satisfies StoneElement;
const worn = { worn: 'neck', finish: 'polished' } as const;

export const haloPendantLadder: HangingLadder = {
  classic: [{ family: 'classic', ...worn, elements: [prong] }],
  generous: [
    { family: 'classic', ...worn, elements: [spark, { ...prong, halo: { ...follow, melee: 'wide' } }] },
    { family: 'classic', ...worn, elements: [{ ...prong, halo: { ...follow, melee: 'wide' } }] },
  ],
  quiet: [{ family: 'modern', ...worn, elements: [{ ...prong, head: 'bezel', halo: slim }] }],
  character: [
    { family: 'vintage', ...worn, elements: [{ ...prong, halo: cushion }] },
    {
      family: 'nature',
      ...worn,
      elements: [{ is: 'metal', outline: 'leaf', relief: 'domed', scale: 0.85, thicknessMm: 1.4 }, prong],
    },
    {
      family: 'vintage',
      ...worn,
      elements: [
        { ...spark, bezelEdge: 'milgrain' },
        { ...prong, head: 'bezel', bezelEdge: 'milgrain', halo: { ...follow, edge: 'milgrain' } },
      ],
    },
  ],
};

/** A stone in a frame of small ones on a chain. */
export const haloPendantArchetype = {
  ...namedPendant,
  offer: undefined,
  words: [],
  names: [
    { types: ['pendant', 'necklace'], subtype: 'halo' },
    { types: ['pendant', 'necklace'], subtype: 'cluster' },
  ],
  stones: leadingStone,
  ideas: (asked, role) => hangingIdeas(haloPendantLadder, asked, role, { haloNamed: true }),
} satisfies Archetype;
