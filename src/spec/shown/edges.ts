import type { ShowPart } from './shown.ts';

/** Between so many mm a chandbali looks neither small nor large. Trade judgement. */
const CRESCENT_MM = { lessToMm: 24, moreFromMm: 36 };

/** A moon makes an earring a chandbali, whatever is above, in and below it. */
export const showCrescent = {
  features: {},
  words: { chandbali: true, dangly: true, crescent: true, moon: true },
  tells: ({ widthMm, thicknessMm }) => ({
    outlines: ['crescent'],
    lengths: { widthMm, diameterMm: widthMm, thicknessesMm: [thicknessMm] },
    sizes: { whole: { mm: widthMm, ...CRESCENT_MM } },
  }),
} as const satisfies ShowPart<'crescent'>;

/** Stones in collars along an edge, as one row. */
export const showCollarRow = {
  features: {},
  words: {},
  tells: ({ holds }) => ({ holds: [{ stone: holds, settings: ['bezel', 'collet'], inRow: true }] }),
} as const satisfies ShowPart<'collar-row'>;

/** Pearls or stone beads below an edge: they hang loose, as one row. */
export const showEdgeFringe = {
  features: {},
  words: { fringe: true, tassel: true, hanging: true, latkan: true },
  tells: ({ holds }) => ({ holds: [{ stone: holds, settings: ['strung', 'peg'], role: 'hanging', inRow: true }] }),
} as const satisfies ShowPart<'edge-fringe'>;

/** The chain of a tikka makes it one. */
export const showPartingChain = {
  features: {},
  words: { chain: true, chain_links: true, hook: true, maang_tikka: true },
  tells: ({ lengthMm }) => ({ lengths: { chainMm: lengthMm } }),
} as const satisfies ShowPart<'parting-chain'>;
