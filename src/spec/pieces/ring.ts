import type { PieceFacts } from './piece-facts.ts';

/** A ring; its size is that of the finger. */
export const ring: PieceFacts = {
  orderedAs: ['ring'],
  wornOn: 'finger',
  hoop: true,
  needsSize: true,
  pair: false,
  flexible: false,
  onBoughtChain: false,
  chainIsMade: false,
};
