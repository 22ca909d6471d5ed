import { terms } from '../../senses/terms.ts';
import { type BandLook, composeBand } from '../../compose/ring/compose-band.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import { featuresThat } from '../../wish/features/registry.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type OpenName, wantsMotif, wantsStones } from '../names/open-name.ts';
import { anyRing } from './on-finger.ts';
import { isRow, ringMeant } from './ring-meant.ts';

type StyledBand = BandLook & { readonly family: StyleFamily };

const plain = { profile: 'court', widerMm: 0, finish: 'polished' } as const;

/** Bands without stones, by role: they can only differ in section, width, edge and finish. */
const ladder: Readonly<Record<Role, readonly StyledBand[]>> = {
  classic: [
    { family: 'classic', ...plain },
    { family: 'classic', ...plain, profile: 'd' },
  ],
  generous: [
    { family: 'classic', ...plain, profile: 'd', widerMm: 1.6, milgrain: true },
    { family: 'classic', ...plain, profile: 'half-round', widerMm: 1.4 },
    { family: 'classic', ...plain, profile: 'd', widerMm: 1.2, finish: 'hammered' },
  ],
  quiet: [
    { family: 'modern', ...plain, profile: 'flat', widerMm: -0.8, finish: 'brushed', edgeFinish: 'polished' },
    { family: 'modern', ...plain, profile: 'flat', widerMm: -0.8 },
    { family: 'modern', ...plain, profile: 'knife', widerMm: -0.6 },
    { family: 'architectural', ...plain, profile: 'flat', finish: 'matte' },
  ],
  character: [
    { family: 'nature', ...plain, profile: 'half-round', widerMm: 0.4, twist: true },
    { family: 'nature', ...plain, profile: 'half-round', widerMm: 0.6, finish: 'hammered' },
    { family: 'nature', ...plain, profile: 'half-round', widerMm: 0.8, leaves: true },
    { family: 'vintage', ...plain, profile: 'flat', widerMm: 0.6, milgrain: true, finish: 'matte' },
    { family: 'architectural', ...plain, profile: 'knife', widerMm: 0.4, finish: 'brushed' },
  ],
};

const bandWork = featuresThat(({ worksBand }) => worksBand === true);

/** The plain band. */
export const bandArchetype = {
  ...anyRing,
  offer: 'a plain band',
  words: [
    ...terms('piece', [
      ['stacker, stackers', { type: 'ring', subtype: 'stacking' }],
      ['couple band, couple bands', { type: 'ring', subtype: 'band' }],
      ['dibla, dibleh, dablah, mahbas', { type: 'ring', subtype: 'wedding' }],
      ['band, bnd, wide band, mm band, mm bands', { type: 'ring', subtype: 'band', partOf: ['ring'] }],
    ]),
    ...terms('kind', [
      [
        'wedding, bridal wedding, shaadi, d wedding, wed',
        { subtype: 'wedding', types: ['ring'], purpose: true, ofAnyPiece: true },
      ],
      ['stacking, stackable', { subtype: 'stacking', types: ['ring', 'bracelet', 'bangle'] }],
      ['cigar', { subtype: 'cigar_band', types: ['ring'] }],
      ['dome, bombe', { subtype: 'dome', types: ['ring'] }],
    ]),
  ],
  names: [
    { types: ['ring'], subtype: 'band', open: true, reading: { stonesAlike: 'unless-one-leads', hoopOnly: true } },
    { types: ['ring'], subtype: 'wedding', open: true, reading: { stonesAlike: 'unless-one-leads', forTwo: true } },
    { types: ['ring'], subtype: 'cigar_band', open: true, remark: 'a wide band stands for the cigar band' },
    { types: ['ring'], subtype: 'stacking', open: true, reading: { stonesAlike: 'unless-one-leads' } },
    {
      types: ['ring'],
      subtype: 'dome',
      open: true,
      remark: 'a rounded band stands for the dome',
      profile: 'half-round',
    },
  ],
  // So does a section: "half round band", "4 mm flat band".
  impliedBy: ({ items, stones, profile, features = [] }) =>
    items === undefined &&
    stones === undefined &&
    (profile !== undefined || features.some((feature) => bandWork.has(feature))),
  givesWayTo: bandMeant,
  stones: stoneIfAsked,
  saidWidth: 'hoop',
  ideas: (asked, role) =>
    ladder[role].flatMap(({ family, ...look }) => {
      const ornate = look.milgrain || look.leaves || look.twist;
      const shaped = {
        ...look,
        ...(asked.ring.milgrain ? { milgrain: true, twist: false } : {}),
        ...(asked.ring.leaves ? { leaves: true, twist: false, milgrain: false } : {}),
      };
      if (asked.ring.shank === 'twist')
        return [
          {
            family,
            compose: (to, richness) =>
              composeBand(to, { ...shaped, twist: true, milgrain: false, leaves: false }, richness),
          },
        ];
      // A band of strands has no profile of its own.
      // What is twisted together, or beaded along its edges, has none to finish otherwise.
      const takesEdges = look.twist || (look.milgrain && !asked.ring.milgrain);
      if (takesEdges && asked.placedFinish?.edgeFinish !== undefined) return [];
      if ((asked.style.plain && ornate) || (look.twist && asked.ring.profile !== undefined)) return [];
      return [{ family, compose: (to, richness) => composeBand(to, shaped, richness) }];
    }),
} satisfies Archetype;

/** Which ring "band" means, by the stones that were named with it. */
function bandMeant(open: OpenName) {
  const { stones, gent } = open;
  const { main } = stones;
  if (!open.climbs && wantsMotif(open)) return 'motif-ring';
  if (!main || !wantsStones(open)) return 'band';
  if (main.setting === 'flush') return 'stone-band';
  const several = isRow(stones) || (main.count ?? 1) > 1;
  if (main.centre && !several) return ringMeant(open);
  return gent && !several ? 'stone-band' : 'half-eternity';
}
