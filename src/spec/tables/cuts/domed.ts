import type { Cut } from './cut.ts';
import { listedSizes, squareSizes } from './size-ladder.ts';

/** The usual cabochon: half as high as wide, a flat base with an edge of a twentieth, the rest dome. */
const cabochon = {
  style: 'cabochon',
  facets: 0,
  depthPct: 50,
  depthRange: [33, 60],
  proportions: { crownHeightPct: 45, girdlePct: 5, pavilionDepthPct: 0 },
  outline: {},
  weightFactor: 0.0027,
  diamondFactor: null,
  // π/4 × (5 % of edge + two thirds of 45 % of dome) over a depth of 50 %.
  fullness: { square: 0.5498, long: 0 },
  beforeGem: 'cabochon',
  note: 'Half an ellipsoid on an upright edge: the exact solid gives .00275, the trade .0027.',
  verified: 'two-source (computed); depth one-source',
  sources: [
    'dendritics.com standard formula',
    'F. B. Wade, A Text-Book of Precious Stones: about half as thick as wide',
  ],
} as const;

/** Stones without facets: cabochons, and the sphere of a pearl. */
export const domedCuts = {
  cabochon: {
    ...cabochon,
    name: 'Cabochon, oval',
    lengthToWidth: 1.33,
    lengthToWidthRange: [1, 1.8],
    tradeSizes: listedSizes('5x3 6x4 7x5 8x6 9x7 10x8 11x9 12x10 14x12 16x12 18x13'),
    claws: { counts: [4, 6], points: 0 },
    alsoMeantBy: ['oval'],
  },
  round_cabochon: {
    ...cabochon,
    name: 'Cabochon, round',
    lengthToWidth: 1,
    lengthToWidthRange: [1, 1],
    oneDiameter: true,
    tradeSizes: squareSizes([2, 6, 0.5], [7, 16, 1]),
    claws: { counts: [4, 6], points: 0 },
    alsoMeantBy: ['round'],
  },
  bead: {
    name: 'Round pearl',
    style: 'sphere',
    facets: 0,
    lengthToWidth: 1,
    lengthToWidthRange: [1, 1],
    depthPct: 100,
    depthRange: null,
    proportions: { crownHeightPct: 50, girdlePct: 0, pavilionDepthPct: 50 },
    outline: {},
    weightFactor: 0.00262,
    diamondFactor: null,
    oneDiameter: true,
    // π/6.
    fullness: { square: 0.5236, long: 0 },
    beforeGem: 'round',
    tradeSizes: squareSizes([2, 16, 0.5]),
    alsoMeantBy: ['round'],
    note: 'Exact sphere: π/6 × d³. Sold by the millimetre, drilled half through.',
    verified: 'computed',
    sources: ['computed'],
  },
} as const satisfies Record<string, Cut>;
