import type { PieceFacts } from './piece-facts.ts';

/** A stiff bangle; its size is the opening that the hand passes through. */
export const bangle: PieceFacts = {
  orderedAs: ['bangle', 'bracelet'],
  wornOn: 'wrist',
  hoop: true,
  needsSize: true,
  pair: false,
  flexible: false,
  onBoughtChain: false,
  chainIsMade: false,
};
