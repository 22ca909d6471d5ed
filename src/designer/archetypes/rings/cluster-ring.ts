import type { LookLadder } from './ring-ideas.ts';
import { ringIdeas } from './ring-ideas.ts';
import { shapeFor } from '../../proportions/stone-choice.ts';
import { composeCluster } from '../../compose/ring/compose-cluster.ts';
import { composeRing } from '../../compose/ring/compose-ring.ts';
import type { RingLook } from '../../compose/ring/ring-look.ts';
import type { Archetype } from '../archetype.ts';

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

/** A flower: a centre in a ring of petals about half its size. */
export const clusterRing: Archetype = {
  name: 'cluster-ring',
  ideas: (asked, role) => {
    // Petals close around what is round; around tips and corners they are a halo.
    const shape = asked.stones.main && shapeFor(asked.stones.main, 'round');
    const round = shape === 'round' || shape === 'oval' || shape === 'cushion';
    return ringIdeas(ladder, asked, role, round ? composeCluster : composeRing);
  },
};
