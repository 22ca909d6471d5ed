import { terms } from '../../senses/terms.ts';
import { type BandLook, composeBand } from '../../compose/ring/compose-band.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import { type Archetype, neverImplied, staysItself } from '../archetype.ts';
import { finger } from './on-finger.ts';
import { ringTraits } from './ring-traits.ts';
import { sayRing } from './say-ring.ts';

interface KnobLook extends BandLook {
  readonly family: StyleFamily;
  readonly count: number;
  readonly diameterMm: number;
}

const looks: Readonly<Record<Role, KnobLook>> = {
  classic: { family: 'classic', profile: 'd', widerMm: 0, finish: 'polished', count: 5, diameterMm: 2 },
  generous: { family: 'classic', profile: 'half-round', widerMm: 2, finish: 'polished', count: 7, diameterMm: 2.6 },
  quiet: { family: 'modern', profile: 'flat', widerMm: -0.8, finish: 'brushed', count: 1, diameterMm: 1.6 },
  character: { family: 'nature', profile: 'knife', widerMm: 0.6, finish: 'hammered', count: 9, diameterMm: 1.4 },
};

function knobRing(asked: PieceWish, { count, diameterMm, ...look }: KnobLook, richness: number): ComposedDesign {
  const band = composeBand(asked, look, richness);
  return { ...band, parts: { ...band.parts, knobs: { kind: 'knob', on: 'shank', count, diameterMm } } };
}

/** A band with balls of metal along its top. */
export const knobRingArchetype = {
  body: finger,
  offer: 'a knobbed ring',
  words: terms('kind', [['knobbly, knobbed', { subtype: 'knobbed', types: ['ring'] }]]),
  names: [{ types: ['ring'], subtype: 'knobbed' }],
  impliedBy: neverImplied,
  givesWayTo: staysItself,
  stones: stoneIfAsked,
  saidWidth: 'hoop',
  ideas: (_asked, role) => [
    { family: looks[role].family, compose: (to, richness) => knobRing(to, looks[role], richness) },
  ],
  traits: ringTraits,
  say: sayRing,
} satisfies Archetype;
