import type { HaloLook } from '../../looks/ring-look.ts';
import type { StoneElement } from '../../looks/hanging-look.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import { type Archetype, staysItself } from '../archetype.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { anyNosePin, worn } from './on-nose.ts';

const follow: HaloLook = { outline: 'follow', edge: 'scalloped', melee: 'wide' };
const flower = {
  is: 'stone',
  which: 'main',
  head: 'prong',
  shape: 'round',
  prongs: 'more',
  halo: follow,
  petals: true,
} as const satisfies StoneElement;
const four = { ...flower, prongs: 4 } as const satisfies StoneElement;
const walled = { ...flower, head: 'bezel', prongs: undefined } as const satisfies StoneElement;

/** A middle stone in a ring of petals, by role: how the middle is held and how the edge is finished. */
const ladder: HangingLadder = {
  classic: [
    { family: 'classic', ...worn, elements: [four] },
    { family: 'classic', ...worn, elements: [flower] },
  ],
  generous: [
    { family: 'classic', ...worn, elements: [walled] },
    { family: 'vintage', ...worn, elements: [{ ...four, halo: { ...follow, edge: 'milgrain' } }] },
  ],
  quiet: [
    { family: 'modern', ...worn, elements: [{ ...four, halo: { ...follow, edge: 'plain' } }], finish: 'brushed' },
    { family: 'modern', ...worn, elements: [{ ...walled, halo: { ...follow, edge: 'plain' } }] },
  ],
  character: [
    { family: 'vintage', ...worn, elements: [{ ...four, halo: { ...follow, edge: 'milgrain' } }], finish: 'matte' },
    {
      family: 'vintage',
      ...worn,
      elements: [{ ...walled, bezelEdge: 'milgrain', halo: { ...follow, edge: 'milgrain' } }],
    },
  ],
};

/** Stones that are all alike close only around claws: the flowers differ in their edges and their finish. */
const alikeLadder: HangingLadder = {
  classic: [{ family: 'classic', ...worn, elements: [flower] }],
  generous: [{ family: 'vintage', ...worn, elements: [{ ...flower, halo: { ...follow, edge: 'milgrain' } }] }],
  quiet: [
    { family: 'modern', ...worn, elements: [{ ...flower, halo: { ...follow, edge: 'plain' } }], finish: 'brushed' },
  ],
  character: [{ family: 'nature', ...worn, elements: [flower], finish: 'matte' }],
};

/** A small flower of stones on the nostril: seven stones as often as not. */
export const noseClusterArchetype = {
  ...anyNosePin,
  offer: undefined,
  words: [],
  names: [
    { types: ['nose_pin'], subtype: 'cluster' },
    { types: ['nose_pin'], subtype: 'halo' },
    { types: ['nose_pin'], subtype: 'seven_stone', count: 7 },
  ],
  givesWayTo: staysItself,
  stones: leadingStone,
  ideas: (asked, role) =>
    hangingIdeas((asked.stones.main?.count ?? 1) > 1 ? alikeLadder : ladder, asked, role, {
      haloNamed: true,
      still: true,
    }),
} satisfies Archetype;
