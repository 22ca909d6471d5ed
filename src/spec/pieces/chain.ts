import type { PieceFacts } from './piece-facts.ts';

/** A chain worn by itself, as a necklace. */
export const chain: PieceFacts = {
  called: 'chain',
  orderedAs: ['chain', 'necklace', 'anklet'],
  wornOn: 'neck',
  sizedBy: undefined,
  hoop: false,
  usualSize: undefined,
  pair: false,
  flexible: true,
  seenClose: false,
  onBoughtChain: false,
  chainIsMade: true,
  inSet: { spend: 55, grams: 55, motif: 1 },
};
