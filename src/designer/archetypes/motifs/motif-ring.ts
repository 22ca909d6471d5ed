import { composeMotifRing, standsWithStone } from '../../compose/motif/compose-motif-ring.ts';
import type { BandMotifLook, MotifLook } from '../../looks/motif-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import type { Archetype, Idea } from '../archetype.ts';
import { fingerWithMotif, namedRing } from '../rings/on-finger.ts';
import { signetIdeas } from '../rings/signet.ts';

type StyledBandMotif = BandMotifLook & { readonly family: StyleFamily };

const cut = { work: 'silhouette', scale: 1, thicknessMm: 1.3, reliefMm: 0.9 } as const satisfies MotifLook;
const disc = { work: 'relief', scale: 1, thicknessMm: 1.2, reliefMm: 0.9 } as const satisfies MotifLook;
const sawn = { work: 'pierced', scale: 1, thicknessMm: 1.4, reliefMm: 0.8 } as const satisfies MotifLook;
const d = { profile: 'd', shank: 'plain', widerMm: 0, finish: 'polished' } as const;

/** A motif that is the head of its ring, by role: by itself, raised on a disc, small and quiet, sawn out in a frame. */
const ladder: Readonly<Record<Role, readonly StyledBandMotif[]>> = {
  classic: [{ family: 'classic', ...d, motif: cut }],
  generous: [
    { family: 'classic', ...d, profile: 'half-round', widerMm: 0.8, motif: { ...disc, scale: 1.12, reliefMm: 1 } },
    { family: 'classic', ...d, widerMm: 0.8, motif: { ...cut, scale: 1.25 } },
  ],
  quiet: [
    { family: 'modern', ...d, profile: 'flat', widerMm: -0.5, motif: { ...cut, scale: 0.78 }, finish: 'brushed' },
    {
      family: 'modern',
      ...d,
      profile: 'flat',
      widerMm: -0.5,
      motif: { ...disc, scale: 0.85, ground: 'oval' },
      finish: 'brushed',
    },
  ],
  character: [
    { family: 'indian-heritage', ...d, shank: 'split', widerMm: 0.9, motif: { ...sawn, scale: 1.1 } },
    {
      family: 'indian-heritage',
      ...d,
      profile: 'court',
      widerMm: 0.6,
      motif: { ...disc, ground: 'oval', scale: 1.1 },
      milgrain: true,
      finish: 'matte',
    },
    { family: 'nature', ...d, shank: 'split', widerMm: 0.7, motif: { ...cut, scale: 1.15 }, finish: 'matte' },
  ],
};

/** A ring about a motif: "lotus ring", "ring with om"; a gent's is a signet with the motif on its face. */
export const motifRingArchetype = {
  ...namedRing,
  body: fingerWithMotif,
  offer: undefined,
  words: [],
  names: [],
  stones: stoneIfAsked,
  saidWidth: 'hoop',
  ideas: (asked, role) => {
    const signets = asked.gent && !asked.stones.main && role !== 'character' ? signetIdeas(asked, role) : [];
    return [...signets, ...bandIdeas(asked, role)];
  },
} satisfies Archetype;

/** A stone needs metal around it: in what is sawn out there is none. */
function bandIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  const { applied } = asked;
  if (applied === undefined) return [];
  return ladder[role].flatMap(({ family, ...look }): readonly Idea[] => {
    const sets = asked.stones.main !== undefined && !asked.excluded.has('stones');
    if (sets && (look.motif.work === 'pierced' || !standsWithStone(asked, applied, look))) return [];
    const edged = { ...look, milgrain: look.milgrain === true || asked.wanted.includes('milgrain') };
    return [{ family, compose: (to, richness) => composeMotifRing(to, edged, richness) }];
  });
}
