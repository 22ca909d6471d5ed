import { cutLayouts } from '#layout/cuts/registry.ts';
import { terms } from '../../senses/terms.ts';
import { composeCluster } from '../../compose/ring/compose-cluster.ts';
import { composeRing } from '../../compose/ring/compose-ring.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import { shapeFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import { type Archetype, staysItself } from '../archetype.ts';
import { anyRing } from './on-finger.ts';
import { type LookLadder, type RingRecipe, ringIdeas } from './ring-ideas.ts';

const base = {
  head: 'prong',
  shank: 'plain',
  profile: 'd',
  width: 'usual',
  height: 'low',
  finish: 'polished',
  halo: { outline: 'follow', edge: 'scalloped', melee: 'wide' },
} as const satisfies RingLook;

const ladder: LookLadder = {
  classic: [
    { family: 'classic', ...base },
    { family: 'classic', ...base, head: 'bezel' },
  ],
  generous: [
    { family: 'classic', ...base, shank: 'split', width: 'broad', pave: true },
    { family: 'classic', ...base, shank: 'split', width: 'broad' },
  ],
  quiet: [
    {
      family: 'modern',
      ...base,
      head: 'bezel',
      profile: 'flat',
      width: 'slim',
      halo: { outline: 'follow', edge: 'plain', melee: 'wide' },
    },
    { family: 'modern', ...base, head: 'bezel', profile: 'knife', width: 'slim' },
  ],
  character: [
    { family: 'nature', ...base, leaves: true, profile: 'half-round' },
    { family: 'nature', ...base, shank: 'twist', profile: 'half-round' },
    {
      family: 'vintage',
      ...base,
      head: 'bezel',
      bezelEdge: 'milgrain',
      milgrain: true,
      profile: 'half-round',
      halo: { outline: 'follow', edge: 'milgrain', melee: 'wide' },
    },
  ],
};

/** How a cluster is drawn: petals close around a round stone; around tips and corners they become a halo. */
export function clusterRecipe({ stones: { main } }: PieceWish): RingRecipe {
  const shape = main && shapeFor(main, 'round');
  return { ladder, compose: shape && cutLayouts[shape].takesPetals ? composeCluster : composeRing };
}

/** A flower: a centre in a ring of petals about half its size. */
export const clusterRingArchetype = {
  ...anyRing,
  offer: 'a cluster ring',
  words: terms('kind', [['cluster', { subtype: 'cluster', types: ['ring', 'earrings', 'pendant', 'nose_pin'] }]]),
  names: [{ types: ['ring'], subtype: 'cluster', byItself: true, reading: { stonesAlike: 'unless-one-leads' } }],
  // "Ruby in a flower of diamonds".
  impliedBy: ({ stones = [] }) =>
    stones.some(({ arrangement }) => arrangement === 'flower' || arrangement === 'cluster'),
  givesWayTo: staysItself,
  stones: leadingStone,
  ideas: (asked, role) => ringIdeas({ ...clusterRecipe(asked), haloNamed: true }, asked, role),
} satisfies Archetype;
