import type { StoneElement } from '../../looks/hanging-look.ts';
import type { Role } from '../../proposal.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { haloPendantLadder } from './halo-pendant.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { namedPendant } from './on-neck.ts';

const prong = { is: 'stone', which: 'main', head: 'prong' } as const satisfies StoneElement;
const bezel = { ...prong, head: 'bezel' } as const satisfies StoneElement;
const spark = { is: 'stone', which: 'small', head: 'bezel' } as const satisfies StoneElement;
const worn = { worn: 'neck', finish: 'polished' } as const;

/** A stone on a chain, by role. */
export const stonePendantLadder: HangingLadder = {
  classic: [
    { family: 'classic', ...worn, elements: [prong] },
    { family: 'classic', ...worn, elements: [bezel] },
  ],
  generous: [
    { family: 'classic', ...worn, elements: [spark, prong] },
    {
      family: 'classic',
      ...worn,
      elements: [{ is: 'metal', outline: 'round', relief: 'domed', scale: 1.15, thicknessMm: 1.4, set: 'bezel' }],
    },
    { family: 'classic', ...worn, elements: [spark, bezel] },
  ],
  quiet: [
    { family: 'modern', ...worn, elements: [bezel], finish: 'brushed' },
    {
      family: 'architectural',
      ...worn,
      elements: [{ is: 'metal', outline: 'hexagon', relief: 'flat', scale: 0.9, thicknessMm: 1.4, set: 'bezel' }],
      finish: 'matte',
    },
  ],
  character: [
    {
      family: 'nature',
      ...worn,
      elements: [{ is: 'metal', outline: 'leaf', relief: 'domed', scale: 0.85, thicknessMm: 1.4 }, prong],
    },
    {
      family: 'indian-heritage',
      ...worn,
      elements: [{ is: 'metal', outline: 'lotus', relief: 'flat', scale: 1.2, thicknessMm: 1.5, set: 'bezel' }],
    },
    {
      family: 'architectural',
      ...worn,
      elements: [{ is: 'metal', outline: 'drop', relief: 'frame', scale: 1, thicknessMm: 1.6, set: 'bezel' }],
    },
    {
      family: 'vintage',
      ...worn,
      elements: [
        { ...spark, bezelEdge: 'milgrain' },
        { ...bezel, bezelEdge: 'milgrain' },
      ],
    },
  ],
};

/** Ladders by role: the generous one adds a halo, which makes more of one stone. */
const ladders: Readonly<Record<Role, readonly HangingLadder[]>> = {
  classic: [stonePendantLadder],
  generous: [haloPendantLadder, stonePendantLadder],
  quiet: [stonePendantLadder],
  character: [stonePendantLadder, haloPendantLadder],
};

/** One stone on a chain; around it a plate, above it a spark. */
export const stonePendantArchetype = {
  ...namedPendant,
  offer: undefined,
  words: [],
  names: [{ types: ['pendant', 'necklace'], subtype: 'solitaire', alone: true }],
  stones: leadingStone,
  ideas: (asked, role) => ladders[role].flatMap((ladder) => hangingIdeas(ladder, asked, role)),
} satisfies Archetype;
