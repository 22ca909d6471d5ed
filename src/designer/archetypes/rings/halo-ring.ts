import { terms } from '../../senses/terms.ts';
import { composeRing } from '../../compose/ring/compose-ring.ts';
import type { HaloLook, RingLook } from '../../looks/ring-look.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { namedRing } from './on-finger.ts';
import { type LookLadder, ringIdeas } from './ring-ideas.ts';

const follow: HaloLook = { outline: 'follow', edge: 'scalloped', melee: 'usual' };
const wide: HaloLook = { ...follow, melee: 'wide' };
const slim: HaloLook = { outline: 'follow', edge: 'plain', melee: 'slim' };
const cushion: HaloLook = { outline: 'cushion', edge: 'milgrain', melee: 'usual' };
const round: HaloLook = { outline: 'round', edge: 'scalloped', melee: 'usual' };
const base = {
  head: 'prong',
  shank: 'plain',
  profile: 'd',
  width: 'usual',
  height: 'low',
  finish: 'polished',
} as const satisfies RingLook;

/** A stone in a frame of melee. Since the halo was asked for, the four differ in outline, shank and gallery. */
export const haloRingLadder: LookLadder = {
  classic: [
    { family: 'classic', ...base, halo: follow },
    { family: 'classic', ...base, halo: follow, pave: true },
    { family: 'classic', ...base, halo: follow, head: 'bezel' },
    { family: 'classic', ...base, halo: round },
  ],
  generous: [
    { family: 'classic', ...base, halo: wide, shank: 'split', pave: true, width: 'broad', profile: 'half-round' },
    { family: 'classic', ...base, halo: wide, pave: true, profile: 'flat' },
    { family: 'classic', ...base, halo: { ...cushion, edge: 'scalloped' }, pave: true, profile: 'flat' },
    { family: 'classic', ...base, halo: wide, shank: 'split', width: 'broad', profile: 'half-round' },
    { family: 'classic', ...base, halo: wide, head: 'bezel', pave: true, profile: 'flat' },
  ],
  quiet: [
    { family: 'modern', ...base, halo: slim, head: 'bezel', profile: 'knife', width: 'slim' },
    { family: 'modern', ...base, halo: slim, head: 'bezel', profile: 'flat', width: 'slim' },
    { family: 'modern', ...base, halo: slim, profile: 'knife', width: 'slim', shank: 'pinched' },
    {
      family: 'architectural',
      ...base,
      halo: { ...round, edge: 'plain', melee: 'slim' },
      profile: 'flat',
      width: 'slim',
    },
  ],
  character: [
    { family: 'vintage', ...base, halo: cushion, leaves: true },
    { family: 'vintage', ...base, halo: cushion, milgrain: true, profile: 'half-round' },
    { family: 'nature', ...base, halo: { ...follow, edge: 'milgrain' }, shank: 'twist', profile: 'half-round' },
    { family: 'architectural', ...base, halo: { ...slim, melee: 'usual' }, across: true, profile: 'knife' },
    {
      family: 'indian-heritage',
      ...base,
      halo: { ...round, edge: 'milgrain' },
      head: 'bezel',
      leaves: true,
      profile: 'half-round',
    },
    {
      family: 'vintage',
      ...base,
      halo: { ...follow, edge: 'milgrain' },
      head: 'bezel',
      milgrain: true,
      profile: 'court',
    },
  ],
};

/** A stone in a frame of small ones. "Halo" is a word of the settings, since it is said of rings and earrings alike. */
export const haloRingArchetype = {
  ...namedRing,
  offer: 'a halo ring',
  words: terms('kind', [
    ['halo', { subtype: 'halo', types: ['ring', 'pendant', 'necklace', 'earrings', 'nose_pin'], beside: true }],
  ]),
  names: [{ types: ['ring'], subtype: 'halo' }],
  stones: leadingStone,
  ideas: (asked, role) => ringIdeas({ ladder: haloRingLadder, compose: composeRing, haloNamed: true }, asked, role),
} satisfies Archetype;
