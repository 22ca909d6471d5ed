import type { DrawnMotif } from '#spec/parts/motif.ts';
import { composeMotifBangle, type FrontedLook } from '../../compose/motif/compose-motif-bangle.ts';
import type { BangleLook } from '../../compose/wrist/compose-bangle.ts';
import type { MotifLook } from '../../looks/motif-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Idea } from '../archetype.ts';
import { kadaSection } from './kada.ts';

/** The looks of a bangle by role. */
export type BangleLadder = Readonly<Record<Role, readonly (BangleLook & { readonly family: StyleFamily })[]>>;

const d = { section: 'd', scale: 1, finish: 'polished' } as const;
const flat = { ...d, section: 'flat' } as const;
const twist = { ...d, section: 'twist' } as const;

/** A broad hoop that may be bare: its section, its edges and its surface tell the four apart. */
export const kadaLadder: BangleLadder = {
  classic: [{ family: 'classic', ...d }],
  generous: [
    { family: 'indian-heritage', ...flat, scale: 1.3, milgrain: true },
    { family: 'classic', ...twist, scale: 1.25 },
    { family: 'classic', ...flat, scale: 1.35 },
  ],
  quiet: [
    { family: 'modern', ...flat, scale: 0.8, finish: 'brushed', edgeFinish: 'polished' },
    { family: 'modern', ...flat, scale: 0.8, finish: 'matte' },
    { family: 'modern', ...d, section: 'round', scale: 0.65 },
  ],
  character: [
    { family: 'nature', ...twist, scale: 1.1, strands: 3 },
    { family: 'nature', ...flat, scale: 1.1, finish: 'hammered', edgeFinish: 'polished' },
    { family: 'architectural', ...d, section: 'knife', scale: 1.2, finish: 'brushed' },
    { family: 'indian-heritage', ...d, scale: 1.2, milgrain: true, finish: 'matte' },
  ],
};

/** Behind the motifs of `frontedLadder`: worked bands without one. */
export const kanganLadder: BangleLadder = {
  classic: [{ family: 'indian-heritage', ...flat, scale: 0.9, thin: true, milgrain: true }],
  generous: [{ family: 'indian-heritage', ...d, scale: 1.2, thin: true, milgrain: true }],
  quiet: [
    { family: 'indian-heritage', ...twist, scale: 0.75, strands: 2 },
    { family: 'modern', ...flat, scale: 0.7, milgrain: true, finish: 'brushed' },
  ],
  character: [
    { family: 'nature', ...flat, scale: 0.9, thin: true, finish: 'hammered', edgeFinish: 'polished' },
    { family: 'nature', ...twist, strands: 4, lay: 'tight', finish: 'matte' },
  ],
};

/** One broad flat band: width, edges and surface tell the four apart. */
export const patliLadder: BangleLadder = {
  classic: [{ family: 'indian-heritage', ...flat }],
  generous: [
    { family: 'indian-heritage', ...flat, scale: 1.3, milgrain: true },
    { family: 'indian-heritage', ...flat, scale: 1.3 },
  ],
  quiet: [
    { family: 'modern', ...flat, scale: 0.8, finish: 'brushed' },
    { family: 'modern', ...flat, scale: 0.75 },
  ],
  character: [
    { family: 'nature', ...flat, scale: 1.1, finish: 'hammered' },
    { family: 'indian-heritage', ...flat, scale: 1.1, milgrain: true, finish: 'matte' },
  ],
};

type FrontedIdea = FrontedLook & { readonly family: StyleFamily; readonly unsaid: DrawnMotif };

const disc = {
  work: 'relief',
  ground: 'round',
  scale: 1,
  thicknessMm: 1.2,
  reliefMm: 0.9,
} as const satisfies MotifLook;

/** What a shop works a kangan with where no motif was said: lotuses over the top, or peacocks. */
const frontedLadder: Readonly<Record<Role, readonly FrontedIdea[]>> = {
  classic: [
    { family: 'indian-heritage', ...d, scale: 0.8, wide: true, thin: true, motif: disc, repeats: 3, unsaid: 'lotus' },
  ],
  generous: [
    {
      family: 'indian-heritage',
      ...flat,
      scale: 1.1,
      wide: true,
      thin: true,
      milgrain: true,
      motif: { ...disc, work: 'silhouette', scale: 1.5 },
      unsaid: 'peacock',
    },
  ],
  quiet: [],
  character: [],
};

/** Kangans with a motif of our own. */
export function frontedIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  return frontedLadder[role].map(({ family, unsaid, ...idea }): Idea => {
    const look = { ...idea, section: kadaSection(asked, idea.section) };
    return { family, compose: (to, richness) => composeMotifBangle({ ...to, applied: unsaid }, look, richness) };
  });
}
