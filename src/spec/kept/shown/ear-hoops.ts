import type { PartOf } from '../../part-registry.ts';
import { hoopSizes } from '../../sizes/lengths.ts';
import type { ShowPart } from './shown.ts';

const sectionWords: Readonly<Record<PartOf<'hoop'>['section'], readonly string[]>> = {
  round: ['round'],
  d: ['d_shape', 'half_round', 'dome'],
  flat: ['flat'],
  knife: ['knife_edge'],
};

/** A sleeper is a hoop that is small and fine enough to sleep in. Trade judgement. */
const SLEEPER_MM = { outside: 18, metal: 2 };

/** Any round earring is a hoop, in India a bali; small ones are huggies, fine ones sleepers. */
export const showHoop: ShowPart<'hoop'> = ({ section, outerDiameterMm, widthMm, thicknessMm, turns }) => ({
  words: [
    'hoop',
    'bali',
    'circle',
    ...(outerDiameterMm <= hoopSizes.huggie.toMm ? ['huggie'] : []),
    ...(outerDiameterMm <= SLEEPER_MM.outside && widthMm <= SLEEPER_MM.metal ? ['sleeper'] : []),
    ...(turns > 0 ? ['twist', 'twisted', 'rope'] : section === 'round' ? [] : sectionWords[section]),
  ],
  profiles: turns > 0 ? [] : sectionWords[section],
  lengths: {
    diameterMm: outerDiameterMm,
    heightMm: outerDiameterMm,
    widthMm,
    bandWidthsMm: [widthMm],
    thicknessesMm: [turns > 0 ? widthMm : thicknessMm],
  },
});

const catchWords: Readonly<Record<PartOf<'hoop-catch'>['style'], readonly string[]>> = {
  snap: ['post', 'hinge', 'hinged', 'snap', 'hinged_snap', 'hinged_click', 'latch_back', 'press'],
  endless: ['continuous', 'wire'],
  bali: ['wire', 'hook'],
};

export const showHoopCatch: ShowPart<'hoop-catch'> = ({ style }) => ({ words: [...catchWords[style], 'piercing'] });
