import type { PieceFacts } from './piece-facts.ts';

/** A necklace that is made whole: beads strung on wire or chain, with the pendant between them. */
export const necklace: PieceFacts = {
  called: 'necklace',
  // Who orders the pendant of a mangalsutra means what it is worn as.
  orderedAs: ['mangalsutra', 'necklace', 'pendant'],
  wornOn: 'neck',
  sizedBy: undefined,
  hoop: false,
  usualSize: undefined,
  pair: false,
  flexible: true,
  seenClose: false,
  onBoughtChain: false,
  chainIsMade: true,
};
