import type { PieceFacts } from './piece-facts.ts';

/** A nose pin: one piece, through one nostril; never a pair. */
export const nosePin: PieceFacts = {
  called: 'nose pin',
  orderedAs: ['nose_pin'],
  wornOn: 'nose',
  sizedBy: undefined,
  hoop: false,
  usualSize: undefined,
  pair: false,
  flexible: false,
  seenClose: true,
  onBoughtChain: false,
  chainIsMade: false,
  inSet: { spend: 4, grams: 2, motif: 0.2 },
};
