import { composeMotifBangle, type FrontedLook } from '../../compose/motif/compose-motif-bangle.ts';
import type { MotifLook } from '../../looks/motif-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import type { Archetype, Idea } from '../archetype.ts';
import { isBroad, isFlatOnly, kadaSection } from '../wrist/kada.ts';
import { namedBangle, rigidWithMotif } from '../wrist/on-wrist.ts';

type StyledBangleMotif = FrontedLook & { readonly family: StyleFamily };

const cut = { work: 'silhouette', scale: 1, thicknessMm: 1.4, reliefMm: 1 } as const satisfies MotifLook;
const disc = { work: 'relief', scale: 1, thicknessMm: 1.3, reliefMm: 1 } as const satisfies MotifLook;
const d = { section: 'd', scale: 1, finish: 'polished' } as const;

/** A motif in front of a bangle, by role: a medallion, three of them, the motif alone on a slim band, a matte one. */
const ladder: Readonly<Record<Role, readonly StyledBangleMotif[]>> = {
  classic: [{ family: 'classic', ...d, motif: { ...disc, ground: 'round' } }],
  generous: [
    {
      family: 'indian-heritage',
      ...d,
      section: 'flat',
      scale: 1.15,
      milgrain: true,
      motif: { ...disc, scale: 1.12 },
      repeats: 3,
    },
    { family: 'classic', ...d, scale: 1.2, motif: { ...cut, scale: 1.25 } },
  ],
  quiet: [
    { family: 'modern', ...d, section: 'round', scale: 0.7, motif: { ...cut, scale: 0.85 }, finish: 'brushed' },
    { family: 'modern', ...d, section: 'flat', scale: 0.85, motif: { ...cut, scale: 0.85 }, finish: 'brushed' },
    { family: 'modern', ...d, section: 'knife', scale: 0.85, motif: { ...disc, scale: 0.85 }, finish: 'brushed' },
  ],
  character: [
    {
      family: 'indian-heritage',
      ...d,
      scale: 1.1,
      milgrain: true,
      motif: { ...disc, ground: 'oval' },
      finish: 'matte',
    },
    { family: 'nature', ...d, section: 'flat', scale: 1.2, motif: { ...disc, scale: 1.05 }, finish: 'hammered' },
  ],
};

/** A bangle or kada about a motif. */
export const motifBangleArchetype = {
  ...namedBangle,
  body: rigidWithMotif,
  offer: undefined,
  words: [],
  names: [],
  stones: stoneIfAsked,
  ideas: (asked, role) => (asked.applied === undefined ? [] : ideasOf(asked, role)),
} satisfies Archetype;

function ideasOf(asked: PieceWish, role: Role): readonly Idea[] {
  return ladder[role].flatMap(({ family, ...idea }): readonly Idea[] => {
    if (asked.style.plain && idea.milgrain) return [];
    const look = { ...idea, wide: isBroad(asked), thin: isFlatOnly(asked), section: kadaSection(asked, idea.section) };
    return [{ family, compose: (to, richness) => composeMotifBangle(to, look, richness) }];
  });
}
