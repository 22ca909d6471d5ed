import type { PartOf } from '../../part-registry.ts';
import type { Shown, ShowPart } from './shown.ts';

type AnyShank = Omit<PartOf<'shank'>, 'kind' | 'pinch'>;

/** The words of requests for a section; an inside that is rounded is a comfort fit. */
const profileWords: Readonly<Record<AnyShank['profile'], readonly string[]>> = {
  d: ['d_shape', 'euro'],
  flat: ['flat'],
  court: ['court', 'comfort_fit'],
  'half-round': ['half_round', 'dome'],
  knife: ['knife_edge'],
};

/** Two widths of a hoop that differ by less look alike. */
const EVEN_MM = 0.05;

function hoop(shank: AnyShank, words: readonly string[]): Shown {
  const { profile, shoulderWidthMm, palmWidthMm, shoulderThicknessMm, palmThicknessMm } = shank;
  const isTapered = shoulderWidthMm - palmWidthMm > EVEN_MM;
  return {
    words: [...words, ...profileWords[profile], ...(isTapered ? ['tapered'] : [])],
    profiles: profileWords[profile],
    lengths: {
      bandWidthsMm: [shoulderWidthMm, palmWidthMm],
      thicknessesMm: [shoulderThicknessMm, palmThicknessMm],
    },
  };
}

export const showShank: ShowPart<'shank'> = (shank) => hoop(shank, []);

export const showSplitShank: ShowPart<'split-shank'> = (shank) => hoop(shank, ['split_shank']);

/** Strands hide the section of the hoop that they are wound from. */
export const showTwistShank: ShowPart<'twist-shank'> = (shank) => {
  const { lengths } = hoop(shank, []);
  return { words: ['twist'], ...(lengths ? { lengths } : {}) };
};

const bangleSections: Readonly<Record<PartOf<'bangle-band'>['section'], readonly string[]>> = {
  round: ['round'],
  d: ['d_shape', 'half_round'],
  flat: ['flat'],
  knife: ['knife_edge'],
};

export const showBangleBand: ShowPart<'bangle-band'> = ({ section, widthMm, thicknessMm }) => ({
  words: section === 'round' ? [] : bangleSections[section],
  profiles: bangleSections[section],
  lengths: { bandWidthsMm: [widthMm], widthMm, thicknessesMm: [thicknessMm] },
});

export const showTwistBand: ShowPart<'twist-band'> = ({ widthMm }) => ({
  words: ['twist'],
  lengths: { bandWidthsMm: [widthMm], widthMm },
});

export const showCathedral: ShowPart<'cathedral'> = () => ({ words: ['cathedral'] });

export const showMilgrain: ShowPart<'milgrain'> = () => ({ words: ['milgrain'] });

export const showLeafShoulders: ShowPart<'leaf-shoulders'> = () => ({
  words: ['leaf_shoulders', 'leaf', 'floral', 'vine'],
});

export const showSignetFace: ShowPart<'signet-face'> = ({ shape, lengthMm, widthMm }) => ({
  words: ['face'],
  faceShape: shape,
  lengths: { faceMm: [lengthMm, widthMm] },
});
