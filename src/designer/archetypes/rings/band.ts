import type { Role, StyleFamily } from '../../proposal.ts';
import { type BandLook, composeBand } from '../../compose/ring/compose-band.ts';
import type { Archetype } from '../archetype.ts';

type StyledBand = BandLook & { readonly family: StyleFamily };

const plain = { profile: 'court', widerMm: 0, finish: 'polished' } as const;

/** Bands without stones, by role: section, width, edge and finish are all there is to differ in. */
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
    { family: 'modern', ...plain, profile: 'flat', widerMm: -0.8, finish: 'brushed' },
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

/** The plain band. */
export const band: Archetype = {
  name: 'band',
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
            draft: (to, richness) =>
              composeBand(to, { ...shaped, twist: true, milgrain: false, leaves: false }, richness),
          },
        ];
      if (asked.style.plain && ornate) return [];
      return [{ family, draft: (to, richness) => composeBand(to, shaped, richness) }];
    }),
};
