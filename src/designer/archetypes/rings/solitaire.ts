import { terms } from '../../senses/terms.ts';
import { composeRing } from '../../compose/ring/compose-ring.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { wantsHalo } from '../names/open-name.ts';
import { namedRing } from './on-finger.ts';
import { type LookLadder, ringIdeas } from './ring-ideas.ts';

const prong = {
  head: 'prong',
  shank: 'plain',
  profile: 'd',
  width: 'usual',
  height: 'standard',
  finish: 'polished',
} as const;
const bezel = { ...prong, head: 'bezel', height: 'low' } as const satisfies RingLook;

/** One stone on a band, by role, as a jeweller would lay them on the tray. */
export const solitaireLadder: LookLadder = {
  classic: [
    { family: 'classic', ...prong },
    { family: 'classic', ...prong, prongs: 'more', shank: 'pinched' },
    { family: 'classic', ...bezel },
    { family: 'classic', ...bezel, shank: 'pinched' },
  ],
  generous: [
    { family: 'classic', ...prong, shank: 'split', pave: true, width: 'broad', prongs: 'more' },
    { family: 'classic', ...prong, cathedral: true, width: 'broad', profile: 'half-round', prongs: 'more' },
    { family: 'classic', ...bezel, shank: 'split', pave: true, width: 'broad' },
    { family: 'classic', ...prong, pave: true, prongs: 'more', profile: 'flat' },
    { family: 'classic', ...bezel, pave: true, profile: 'flat' },
    { family: 'modern', ...prong, shank: 'split', width: 'broad', prongs: 'more' },
    { family: 'modern', ...bezel, shank: 'split', width: 'broad' },
  ],
  quiet: [
    { family: 'modern', ...bezel, profile: 'flat', width: 'slim' },
    { family: 'modern', ...bezel, profile: 'knife', width: 'slim' },
    { family: 'modern', ...bezel, profile: 'court', width: 'slim', finish: 'brushed' },
    { family: 'modern', ...prong, height: 'low', profile: 'flat', width: 'slim' },
    { family: 'architectural', ...prong, height: 'low', profile: 'knife', width: 'slim', prongs: 'more' },
    { family: 'architectural', ...bezel, profile: 'flat', width: 'usual', finish: 'matte' },
  ],
  character: [
    { family: 'nature', ...prong, shank: 'twist', prongs: 'more' },
    { family: 'vintage', ...bezel, bezelEdge: 'milgrain', milgrain: true, profile: 'half-round' },
    { family: 'nature', ...prong, leaves: true, profile: 'half-round', prongs: 'more', height: 'low' },
    { family: 'nature', ...bezel, leaves: true, profile: 'half-round' },
    { family: 'architectural', ...bezel, across: true, profile: 'knife' },
    { family: 'architectural', ...prong, height: 'high', base: 'v-base', prongs: 'more', profile: 'knife' },
    { family: 'nature', ...bezel, shank: 'twist' },
    { family: 'vintage', ...prong, cathedral: true, milgrain: true, profile: 'court' },
    { family: 'nature', ...bezel, profile: 'half-round', width: 'broad', finish: 'hammered' },
    { family: 'indian-heritage', ...bezel, bezelEdge: 'milgrain', leaves: true, width: 'broad' },
  ],
};

/** One stone, held by claws or a collar, on a band of any kind. */
export const solitaireArchetype = {
  ...namedRing,
  offer: 'a solitaire',
  words: terms('kind', [
    [
      'solitaire, solitair, solataire, solitare, single stone, one stone, ek nag wali, ek stone wali',
      { subtype: 'solitaire', types: ['ring', 'earrings', 'pendant', 'necklace', 'nose_pin'], alone: true },
    ],
  ]),
  names: [{ types: ['ring'], subtype: 'solitaire', alone: true, byItself: true, open: true }],
  // "A solitaire with a halo": the halo that was said stays.
  givesWayTo: (open) => (wantsHalo(open) ? 'halo-ring' : undefined),
  stones: leadingStone,
  ideas: (asked, role) => ringIdeas({ ladder: solitaireLadder, compose: composeRing }, asked, role),
} satisfies Archetype;
