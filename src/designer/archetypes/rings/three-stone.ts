import { terms } from '../../senses/terms.ts';
import { composeThreeStone } from '../../compose/ring/compose-three-stone.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import { betweenTwo } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { namedRing } from './on-finger.ts';
import { type LookLadder, ringIdeas } from './ring-ideas.ts';

const prong = {
  head: 'prong',
  shank: 'plain',
  profile: 'd',
  width: 'usual',
  height: 'low',
  finish: 'polished',
} as const satisfies RingLook;
const bezel = { ...prong, head: 'bezel' } as const satisfies RingLook;

/** A centre between two sides, which are larger on a broader band (broad 0.74, usual 0.66, slim 0.61 of the centre). */
export const threeStoneLadder: LookLadder = {
  classic: [
    { family: 'classic', ...prong },
    { family: 'classic', ...bezel },
  ],
  generous: [
    { family: 'classic', ...prong, width: 'broad', shank: 'split', prongs: 'more' },
    { family: 'classic', ...prong, width: 'broad', profile: 'half-round', prongs: 'more' },
    { family: 'modern', ...bezel, width: 'broad', shank: 'split' },
  ],
  quiet: [
    { family: 'modern', ...bezel, width: 'slim', profile: 'flat' },
    { family: 'modern', ...prong, width: 'slim', profile: 'knife' },
    { family: 'modern', ...bezel, width: 'slim', profile: 'court', finish: 'brushed' },
  ],
  character: [
    { family: 'nature', ...prong, shank: 'twist', profile: 'half-round' },
    { family: 'vintage', ...bezel, bezelEdge: 'milgrain', milgrain: true, profile: 'half-round' },
    { family: 'nature', ...bezel, shank: 'twist' },
    { family: 'architectural', ...prong, height: 'standard', profile: 'knife' },
    { family: 'architectural', ...bezel, profile: 'knife', finish: 'matte' },
  ],
};

/** The three-stone ring: past, present and future. */
export const threeStoneArchetype = {
  ...namedRing,
  offer: 'a three-stone ring',
  words: terms('kind', [
    [
      'trilogy, three stone, 3 stone, three stones ring, teen nag',
      { subtype: 'three_stone', types: ['ring'], certain: true },
    ],
  ]),
  names: [{ types: ['ring'], subtype: 'three_stone', byItself: true, reading: { sidesAreTwo: true } }],
  stones: betweenTwo,
  ideas: (asked, role) => ringIdeas({ ladder: threeStoneLadder, compose: composeThreeStone }, asked, role),
} satisfies Archetype;
