import type { GroundName, LinearRgb } from '../contract.ts';
import { linearFromHex } from '#shared/srgb.ts';

/** The paper or velvet that a piece lies on, as the lens sees it and as the piece mirrors it. */
export interface Ground {
  /** Colour on the finished picture at its upper and lower edge: linear light of sRGB. */
  readonly far: LinearRgb;
  readonly near: LinearRgb;
  /** What polished metal mirrors of the ground, near and far: a card graded from bright to dark. */
  readonly cardNear: LinearRgb;
  readonly cardFar: LinearRgb;
  /** The card is as dark as it gets this many reaches away, a reach being from the middle of the piece to its rim. */
  readonly cardFarReaches: number;
  /** How much darker the deepest contact shadow is, 0…1. */
  readonly shadowDepth: number;
  /** Share of light that the ground mirrors, fading over 15 mm; 0 for paper. */
  readonly sheen: number;
  /**
   * Whether strips light the piece from behind on both sides; on dark grounds they give metal a bright edge all round.
   */
  readonly rimLit: boolean;
  /** What lines can be seen on it. */
  readonly drawnWith: 'pencil' | 'chalk';
}

const paperLike = { cardFarReaches: 6.5, shadowDepth: 0.5, sheen: 0, rimLit: false, drawnWith: 'pencil' } as const;

const card = (level: number): LinearRgb => [level, level * 0.985, level * 0.96];

/** Grounds by name; colours are those of the studio's identity and its table of grounds. */
export const grounds: Readonly<Record<GroundName, Ground>> = {
  white: {
    ...paperLike,
    far: linearFromHex('#FDFDFD'),
    near: linearFromHex('#FDFDFD'),
    cardNear: card(0.95),
    cardFar: card(0.1),
  },
  paper: {
    ...paperLike,
    far: linearFromHex('#F4F1EC'),
    near: linearFromHex('#EFEBE4'),
    cardNear: card(0.9),
    cardFar: card(0.1),
  },
  ivory: {
    ...paperLike,
    far: linearFromHex('#F6F0E2'),
    near: linearFromHex('#EEE6D5'),
    cardNear: [0.92, 0.87, 0.76],
    cardFar: [0.1, 0.09, 0.075],
  },
  slate: {
    cardFarReaches: 6.5,
    shadowDepth: 0.45,
    sheen: 0.03,
    rimLit: true,
    drawnWith: 'chalk',
    far: linearFromHex('#5A6066'),
    near: linearFromHex('#4E5459'),
    cardNear: card(0.32),
    cardFar: card(0.06),
  },
  dark: {
    shadowDepth: 0.7,
    sheen: 0.1,
    rimLit: true,
    drawnWith: 'chalk',
    far: linearFromHex('#17161A'),
    near: linearFromHex('#0E0E10'),
    cardNear: card(0.46),
    cardFar: card(0.04),
    // Nearer than on paper: the side of a shank mirrors only what lies close to it, and one tone of it would be flat grey.
    cardFarReaches: 3.6,
  },
};
