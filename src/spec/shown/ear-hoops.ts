import { namesOfSection } from './profiles.ts';
import type { PartOf } from '../part-registry.ts';
import { hoopSizes } from '../sizes/lengths.ts';
import type { ShowPart } from './shown.ts';

/** A sleeper is a hoop that is small and fine enough to sleep in. Trade judgement. */
const SLEEPER_MM = { outside: 18, metal: 2 };

type Hoop = PartOf<'hoop'>;

/** Strands hide the section that they are wound from. */
const isTwisted = ({ turns }: Hoop): boolean => turns > 0;
const isSleeper = ({ outerDiameterMm, widthMm }: Hoop): boolean =>
  outerDiameterMm <= SLEEPER_MM.outside && widthMm <= SLEEPER_MM.metal;

/** Among huggies the widest are large. */
const LARGE_HUGGIE_MM = 13.5;

/** Around the 2.5 mm of a usual hoop. Trade judgement. */
const METAL_MM = { lessToMm: 2.2, moreFromMm: 3 };

function wholeLimits({ outerDiameterMm }: Hoop): { readonly lessToMm: number; readonly moreFromMm: number } {
  return outerDiameterMm < hoopSizes.small.fromMm && outerDiameterMm >= LARGE_HUGGIE_MM
    ? { lessToMm: 0, moreFromMm: LARGE_HUGGIE_MM }
    : { lessToMm: hoopSizes.small.toMm, moreFromMm: hoopSizes.large.fromMm };
}

/** Any round earring is a hoop, in India a bali; small ones are huggies, fine ones sleepers. */
export const showHoop = {
  features: { twist: isTwisted, knife_edge: (hoop) => hoop.section === 'knife' && !isTwisted(hoop) },
  words: {
    hoop: true,
    bali: true,
    circle: true,
    huggie: ({ outerDiameterMm }) => outerDiameterMm <= hoopSizes.huggie.toMm,
    sleeper: isSleeper,
    twisted: isTwisted,
    rope: isTwisted,
  },
  tells: (hoop) => ({
    profiles: isTwisted(hoop) ? [] : namesOfSection[hoop.section],
    lengths: {
      diameterMm: hoop.outerDiameterMm,
      heightMm: hoop.outerDiameterMm,
      widthMm: hoop.widthMm,
      bandWidthsMm: [hoop.widthMm],
      thicknessesMm: [isTwisted(hoop) ? hoop.widthMm : hoop.thicknessMm],
    },
    sizes: {
      whole: { mm: hoop.outerDiameterMm, ...wholeLimits(hoop) },
      metal: { mm: hoop.widthMm, ...METAL_MM },
    },
  }),
} as const satisfies ShowPart<'hoop'>;

type Catch = PartOf<'hoop-catch'>;

const isSnap = ({ style }: Catch): boolean => style === 'snap';
const isEndless = ({ style }: Catch): boolean => style === 'endless';
const isBali = ({ style }: Catch): boolean => style === 'bali';

const isOpen = ({ style }: Catch): boolean => style === 'open';

export const showHoopCatch = {
  features: {},
  words: {
    piercing: (part) => !isOpen(part),
    ear_cuff: isOpen,
    no_piercing: isOpen,
    post: isSnap,
    hinge: isSnap,
    hinged: isSnap,
    snap: isSnap,
    hinged_snap: isSnap,
    hinged_click: isSnap,
    latch_back: isSnap,
    press: isSnap,
    press_lock: isSnap,
    continuous: isEndless,
    wire: (part) => isEndless(part) || isBali(part),
    hook: isBali,
  },
} as const satisfies ShowPart<'hoop-catch'>;
