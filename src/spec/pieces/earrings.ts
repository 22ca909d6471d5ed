import type { PieceFacts } from './piece-facts.ts';

/** A pair of earrings: studs, drops, hoops. */
export const earrings: PieceFacts = {
  called: 'earrings',
  orderedAs: ['earrings'],
  wornOn: 'ear',
  sizedBy: undefined,
  hoop: false,
  usualSize: undefined,
  pair: true,
  flexible: false,
  seenClose: false,
  onBoughtChain: false,
  chainIsMade: false,
  inSet: { spend: 23, grams: 22, motif: 0.62 },
};
