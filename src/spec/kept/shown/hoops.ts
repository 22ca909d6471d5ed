import { namesOfProfile, namesOfSection } from '../../meanings/profiles.ts';
import type { PartOf } from '../../part-registry.ts';
import type { Shown, ShowPart } from './shown.ts';

type AnyShank = Omit<PartOf<'shank'>, 'kind' | 'pinch'>;

/** Two widths of a hoop that differ by less look alike. */
const EVEN_MM = 0.05;

function hoop(shank: AnyShank, words: readonly string[]): Shown {
  const { profile, shoulderWidthMm, palmWidthMm, shoulderThicknessMm, palmThicknessMm } = shank;
  const isTapered = shoulderWidthMm - palmWidthMm > EVEN_MM;
  return {
    words: [...words, ...namesOfProfile(profile), ...(isTapered ? ['tapered'] : [])],
    profiles: namesOfProfile(profile),
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

export const showBangleBand: ShowPart<'bangle-band'> = ({ section, widthMm, thicknessMm }) => ({
  words: section === 'round' ? [] : namesOfSection[section],
  profiles: namesOfSection[section],
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
