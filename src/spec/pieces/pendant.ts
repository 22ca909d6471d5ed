import type { PieceFacts } from './piece-facts.ts';

/** A pendant, with the chain that it is worn on. */
export const pendant: PieceFacts = {
  called: 'pendant',
  orderedAs: ['pendant', 'necklace'],
  wornOn: 'neck',
  sizedBy: undefined,
  hoop: false,
  usualSize: undefined,
  pair: false,
  flexible: false,
  seenClose: false,
  onBoughtChain: true,
  chainIsMade: false,
  inSet: { spend: 55, grams: 55, motif: 1 },
};
