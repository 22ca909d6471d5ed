import type { PieceFacts } from './piece-facts.ts';

/** A pair of earrings: studs, drops, hoops. */
export const earrings: PieceFacts = {
  orderedAs: ['earrings'],
  wornOn: 'ear',
  hoop: false,
  needsSize: false,
  pair: true,
  flexible: false,
  onBoughtChain: false,
  chainIsMade: false,
};
