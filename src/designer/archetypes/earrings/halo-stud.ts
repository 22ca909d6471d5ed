import type { StoneElement } from '../../looks/hanging-look.ts';
import type { HaloLook } from '../../looks/ring-look.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { namedEarrings, sitsOnLobe } from './on-ear.ts';

const prong = { is: 'stone', which: 'main', head: 'prong' } as const satisfies StoneElement;
const bezel = { ...prong, head: 'bezel' } as const satisfies StoneElement;
const worn = { worn: 'lobe', finish: 'polished' } as const;
const cushion: HaloLook = { outline: 'cushion', edge: 'milgrain', melee: 'usual' };
const follow: HaloLook = { outline: 'follow', edge: 'scalloped', melee: 'usual' };

/** A stone framed by melee on the lobe. */
export const haloStudLadder: HangingLadder = {
  classic: [{ family: 'classic', ...worn, elements: [{ ...prong, halo: follow }] }],
  generous: [
    { family: 'classic', ...worn, elements: [{ ...prong, halo: { ...follow, melee: 'wide' }, prongs: 'more' }] },
    { family: 'classic', ...worn, elements: [{ ...prong, halo: { ...cushion, edge: 'scalloped' }, prongs: 'more' }] },
  ],
  quiet: [
    { family: 'modern', ...worn, elements: [{ ...bezel, halo: { outline: 'follow', edge: 'plain', melee: 'slim' } }] },
    {
      family: 'modern',
      ...worn,
      elements: [{ ...prong, across: true, halo: { outline: 'follow', edge: 'plain', melee: 'slim' } }],
    },
  ],
  character: [
    {
      family: 'vintage',
      ...worn,
      elements: [{ ...prong, halo: cushion }],
    },
    {
      family: 'vintage',
      ...worn,
      elements: [{ ...bezel, bezelEdge: 'milgrain', halo: { ...follow, edge: 'milgrain' } }],
    },
  ],
};

/** A stone framed by small ones on the lobe. */
export const haloStudArchetype = {
  ...namedEarrings,
  offer: undefined,
  words: [],
  names: [
    { types: ['earrings'], subtype: 'halo' },
    { types: ['earrings'], subtype: 'cluster' },
  ],
  stones: { ...leadingStone, around: true },
  ideas: (asked, role) => hangingIdeas(haloStudLadder, asked, role, { haloNamed: true, still: sitsOnLobe(asked) }),
} satisfies Archetype;
