import { namesOfProfile, namesOfSection } from './profiles.ts';
import type { PartOf } from '../part-registry.ts';
import type { ShowPart, ShownLengths } from './shown.ts';

type AnyShank = Omit<PartOf<'shank'>, 'kind' | 'pinch'>;

/** Two widths of a hoop that differ by less look alike. */
const EVEN_MM = 0.05;

const isTapered = ({ shoulderWidthMm, palmWidthMm }: AnyShank): boolean => shoulderWidthMm - palmWidthMm > EVEN_MM;
/** Whether a taper was asked for: then a said width is that of the shoulders. */
export function asksForTaper(features: readonly string[] | undefined): boolean {
  return features?.includes('tapered') === true;
}

const isKnife = ({ profile }: AnyShank): boolean => profile === 'knife';

function lengthsOf(shank: AnyShank): ShownLengths {
  const { shoulderWidthMm, palmWidthMm, shoulderThicknessMm, palmThicknessMm } = shank;
  return {
    bandWidthsMm: [shoulderWidthMm, palmWidthMm],
    thicknessesMm: [shoulderThicknessMm, palmThicknessMm],
  };
}

/** Women's bands are 2 to 3 mm wide. */
const BAND_MM = { lessToMm: 2.4, moreFromMm: 3.2 };

/** A churi is 3 mm wide, a daily bangle 4, a kada 8 (taste). */
const BANGLE_MM = { lessToMm: 3.2, moreFromMm: 6 };

const broadness = ({ shoulderWidthMm }: AnyShank) => ({ metal: { mm: shoulderWidthMm, ...BAND_MM } });

const hoop = (shank: AnyShank) => ({
  profiles: namesOfProfile(shank.profile),
  lengths: lengthsOf(shank),
  sizes: broadness(shank),
});

export const showShank = {
  features: { knife_edge: isKnife, tapered: isTapered },
  words: {},
  tells: hoop,
} as const satisfies ShowPart<'shank'>;

export const showSplitShank = {
  features: { split_shank: true, knife_edge: isKnife, tapered: isTapered },
  words: {},
  tells: hoop,
} as const satisfies ShowPart<'split-shank'>;

/** Strands hide the section of the hoop that they are wound from. */
export const showTwistShank = {
  features: { twist: true, tapered: isTapered },
  words: {},
  tells: (shank) => ({ lengths: lengthsOf(shank), sizes: broadness(shank) }),
} as const satisfies ShowPart<'twist-shank'>;

/** A bangle fits its hand, so it looks small or large by its width too. */
function sizesOfBangle(widthMm: number) {
  const size = { mm: widthMm, ...BANGLE_MM };
  return { whole: size, metal: size };
}

export const showBangleBand = {
  features: { knife_edge: ({ section }) => section === 'knife' },
  words: { round_wire: ({ section }) => section === 'round' },
  tells: ({ section, widthMm, thicknessMm }) => ({
    profiles: namesOfSection[section],
    lengths: { bandWidthsMm: [widthMm], widthMm, thicknessesMm: [thicknessMm] },
    sizes: sizesOfBangle(widthMm),
  }),
} as const satisfies ShowPart<'bangle-band'>;

export const showTwistBand = {
  features: { twist: true },
  words: {},
  tells: ({ widthMm }) => ({ lengths: { bandWidthsMm: [widthMm], widthMm }, sizes: sizesOfBangle(widthMm) }),
} as const satisfies ShowPart<'twist-band'>;

export const showCathedral = { features: { cathedral: true }, words: {} } as const satisfies ShowPart<'cathedral'>;

export const showMilgrain = { features: { milgrain: true }, words: {} } as const satisfies ShowPart<'milgrain'>;

export const showLeafShoulders = {
  features: { leaf_shoulders: true },
  words: { leaf: true, floral: true, vine: true },
} as const satisfies ShowPart<'leaf-shoulders'>;

export const showSignetFace = {
  features: {},
  words: { face: true },
  tells: ({ shape, lengthMm, widthMm }) => ({
    faceShape: shape,
    lengths: { faceMm: [lengthMm, widthMm] },
    pieces: ['signet'],
  }),
} as const satisfies ShowPart<'signet-face'>;
