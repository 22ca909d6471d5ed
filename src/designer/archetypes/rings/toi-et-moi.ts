import { terms } from '../../senses/terms.ts';
import { composeToiEtMoi } from '../../compose/ring/compose-toi-et-moi.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
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

const ladder: LookLadder = {
  classic: [
    { family: 'classic', ...prong },
    { family: 'classic', ...bezel },
  ],
  generous: [
    { family: 'classic', ...prong, shank: 'split', width: 'broad', prongs: 'more' },
    { family: 'modern', ...bezel, shank: 'split', width: 'broad' },
  ],
  quiet: [
    { family: 'modern', ...bezel, profile: 'flat', width: 'slim' },
    { family: 'modern', ...prong, profile: 'knife', width: 'slim' },
  ],
  character: [
    { family: 'nature', ...prong, shank: 'twist', profile: 'half-round' },
    { family: 'vintage', ...bezel, bezelEdge: 'milgrain', milgrain: true, profile: 'half-round' },
    { family: 'nature', ...bezel, shank: 'twist' },
  ],
};

/** Two stones that face each other: you and me. */
export const toiEtMoiArchetype = {
  ...namedRing,
  offer: 'a toi-et-moi ring',
  words: terms('kind', [
    [
      'toi et moi, toi moi, you and me ring, two stone, 2 stone',
      { subtype: 'toi_et_moi', types: ['ring'], certain: true },
    ],
  ]),
  names: [{ types: ['ring'], subtype: 'toi_et_moi', byItself: true, reading: { twoCentres: true } }],
  stones: leadingStone,
  ideas: (asked, role) => ringIdeas({ ladder, compose: composeToiEtMoi }, asked, role),
} satisfies Archetype;
