import type { PartOf } from '../part-registry.ts';
import { formOf } from '../tables/cuts.ts';
import { gems } from '../tables/gems.ts';
import type { ShowPart } from './shown.ts';

type Bell = PartOf<'bell'>;

const isShaped =
  (profile: Bell['profile']) =>
  (bell: Bell): boolean =>
    bell.profile === profile;

/** Bells of 14 to 22 mm are worn every day (taste): below and at the upper end of it they look small and large. */
const BELL_MM = { lessToMm: 12, moreFromMm: 18 };

/** A hollow bell makes an earring a jhumka, whatever is above and below it. */
export const showBell = {
  features: {},
  words: {
    jhumka: true,
    dangly: true,
    bell: true,
    dome: isShaped('dome'),
    umbrella: isShaped('umbrella'),
    fluted: ({ flutes }) => flutes > 0,
    granulation: ({ grainRows }) => grainRows > 0,
    grains: ({ grainRows }) => grainRows > 0,
  },
  tells: ({ diameterMm, heightMm, wallMm }) => ({
    lengths: { diameterMm, widthMm: diameterMm, heightMm, thicknessesMm: [wallMm] },
    sizes: { whole: { mm: diameterMm, ...BELL_MM } },
  }),
} as const satisfies ShowPart<'bell'>;

/** Beads of the piece's own metal below a rim. */
export const showBeadFringe = {
  features: {},
  words: {
    fringe: true,
    tassel: true,
    hanging: true,
    latkan: true,
    ghungroo: true,
    bead: true,
    gold_bead: true,
    metal_bead: true,
  },
} as const satisfies ShowPart<'bead-fringe'>;

/** Pearls or stone beads below a rim: they hang loose, as one row. */
export const showStoneFringe = {
  features: {},
  words: {
    fringe: true,
    tassel: true,
    hanging: true,
    latkan: true,
    bead: ({ holds }, { stones }) => {
      const stone = stones[holds];
      return stone !== undefined && formOf(stone.shape) === 'bead' && gems[stone.gem].usualForm !== 'bead';
    },
  },
  tells: ({ holds }) => ({
    holds: [{ stone: holds, settings: ['strung', 'peg'], role: 'hanging', inRow: true }],
  }),
} as const satisfies ShowPart<'stone-fringe'>;

/** Slit bells that ring, bought and hung on. */
export const showGhungroo = {
  features: {},
  words: { ghungroo: true, bell: true, hanging: true },
} as const satisfies ShowPart<'ghungroo'>;
