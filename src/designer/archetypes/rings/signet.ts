import { terms } from '../../senses/terms.ts';
import { composeSignet } from '../../compose/signet/compose-signet.ts';
import type { SignetLook } from '../../looks/signet-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import type { Archetype, Idea } from '../archetype.ts';
import { fingerWithMotif, namedRing } from './on-finger.ts';

type StyledSignet = SignetLook & { readonly family: StyleFamily };

const oval = { shape: 'oval', profile: 'd', largerMm: 0, finish: 'polished' } as const;

const ladder: Readonly<Record<Role, readonly StyledSignet[]>> = {
  classic: [{ family: 'classic', ...oval }],
  generous: [
    { family: 'classic', ...oval, shape: 'cushion', largerMm: 2, bandScale: 1.25, profile: 'half-round' },
    { family: 'classic', ...oval, largerMm: 2.4, bandScale: 1.3, profile: 'half-round' },
  ],
  quiet: [
    { family: 'modern', ...oval, shape: 'round', largerMm: -2, profile: 'flat', finish: 'brushed', low: true },
    { family: 'modern', ...oval, largerMm: -2.4, profile: 'court', finish: 'brushed', low: true },
    {
      family: 'architectural',
      ...oval,
      shape: 'rectangle',
      largerMm: -1.5,
      profile: 'flat',
      finish: 'matte',
      low: true,
    },
  ],
  character: [
    { family: 'architectural', ...oval, shape: 'rectangle', profile: 'flat', finish: 'matte', set: true },
    { family: 'architectural', ...oval, shape: 'rectangle', profile: 'court', finish: 'matte' },
    { family: 'nature', ...oval, shape: 'cushion', profile: 'court', finish: 'hammered' },
    { family: 'indian-heritage', ...oval, shape: 'round', profile: 'court', milgrain: true, finish: 'matte' },
  ],
};

/** A flat face to be engraved, grown out of the shoulders. */
export const signetArchetype = {
  ...namedRing,
  body: fingerWithMotif,
  offer: 'a signet ring',
  words: terms('kind', [
    ['signet, signate, seal ring, sig', { subtype: 'signet', types: ['ring'], certain: true, purpose: true }],
    ['mourning', { subtype: 'mourning', types: ['ring', 'brooch', 'pendant'], purpose: true }],
  ]),
  names: [
    { types: ['ring'], subtype: 'signet', byItself: true, letters: 3, reading: { ownOutline: true, hasFace: true } },
    { types: ['ring'], subtype: 'mourning' },
  ],
  stones: stoneIfAsked,
  ideas: signetIdeas,
} satisfies Archetype;

/** The ideas of a signet: with a stone only where one was asked for and its face has nothing else on it. */
export function signetIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  return ladder[role].flatMap(({ family, ...look }) => {
    const stone = asked.stones.main;
    if (look.set && (!stone || asked.applied !== undefined || asked.excluded.has('stones'))) return [];
    return [
      {
        family,
        compose: (to: PieceWish, richness: number) =>
          composeSignet(to, { ...look, set: stone !== undefined }, richness),
      },
    ];
  });
}
