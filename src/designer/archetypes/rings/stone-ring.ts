import { terms } from '../../senses/terms.ts';
import { composeRing } from '../../compose/ring/compose-ring.ts';
import { composeThreeStone } from '../../compose/ring/compose-three-stone.ts';
import type { Role } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import { type Archetype, type Idea, neverImplied } from '../archetype.ts';
import { clusterRecipe } from './cluster-ring.ts';
import { haloRingLadder } from './halo-ring.ts';
import { anyRing } from './on-finger.ts';
import { type RingRecipe, ringIdeas } from './ring-ideas.ts';
import { ringMeant } from './ring-meant.ts';
import { solitaireLadder } from './solitaire.ts';
import { threeStoneLadder } from './three-stone.ts';

const alone: RingRecipe = { ladder: solitaireLadder, compose: composeRing };
const inHalo: RingRecipe = { ladder: haloRingLadder, compose: composeRing };
/** One stone was asked for: what stands beside it are accents, not two more stones. */
const withAccents: RingRecipe = {
  ladder: threeStoneLadder,
  compose: (asked, look, richness) => composeThreeStone(asked, { ...look, accentSides: true }, richness),
};

/** A ring around a stone of which nothing more was said: every role answers with another kind of ring. */
export const stoneRingArchetype = {
  ...anyRing,
  offer: undefined,
  words: [
    ...terms('piece', [
      ['ring, rings, rng, pinky ring, thumb ring, ring finger size', { type: 'ring', partOf: ['haath_phool'] }],
      [
        'angoothi, anguthi, angoothee, angootha, anguti, angothi, angoothiyan, anguthiyan, mundri, mudra ring, mudrika, challa, chhalla, mothiram, modhiram, ungaram, ungara',
        { type: 'ring' },
      ],
    ]),
    ...terms('piece', [['couple ring, couple rings', { type: 'ring' }]]),
    ...terms('kind', [
      ['engagement, sagai, proposal, eng', { subtype: 'engagement', types: ['ring'], purpose: true }],
      ['promise', { subtype: 'promise', types: ['ring'], purpose: true }],
      ['cocktail, statement cocktail', { subtype: 'cocktail', types: ['ring'], purpose: true }],
      ['anniversary', { subtype: 'anniversary', types: ['ring'], purpose: true, ofAnyPiece: true }],
      ['family', { subtype: 'family', types: ['ring'], purpose: true, ofAnyPiece: true }],
      ['bypass', { subtype: 'bypass', types: ['ring', 'bracelet'] }],
    ]),
  ],
  names: [
    { types: ['ring'], open: true, typeReading: { length: 'band', keepsItsParts: true } },
    { types: ['ring'], subtype: 'engagement', open: true },
    { types: ['ring'], subtype: 'promise', open: true },
    { types: ['ring'], subtype: 'family', open: true },
    { types: ['ring'], subtype: 'anniversary', open: true },
    { types: ['ring'], subtype: 'cocktail', open: true, bold: true },
    {
      types: ['ring'],
      subtype: 'bypass',
      open: true,
      remark: 'a twisted shank stands for the bypass',
      features: ['twist'],
    },
  ],
  impliedBy: neverImplied,
  givesWayTo: ringMeant,
  stones: leadingStone,
  ideas: (asked, role) => recipes(asked)[role].flatMap((recipe): readonly Idea[] => ringIdeas(recipe, asked, role)),
} satisfies Archetype;

function recipes(asked: PieceWish): Readonly<Record<Role, readonly RingRecipe[]>> {
  return {
    classic: [alone],
    generous: [inHalo, withAccents, alone],
    // The fewest lines: no melee.
    quiet: [alone],
    character: [alone, inHalo, clusterRecipe(asked)],
  };
}
