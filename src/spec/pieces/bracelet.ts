import type { PieceFacts } from './piece-facts.ts';

/** A bracelet of links or of hinged settings. */
export const bracelet: PieceFacts = {
  called: 'bracelet',
  orderedAs: ['bracelet', 'anklet'],
  wornOn: 'wrist',
  sizedBy: undefined,
  hoop: true,
  usualSize: undefined,
  pair: false,
  flexible: true,
  seenClose: false,
  onBoughtChain: false,
  chainIsMade: false,
  inSet: { spend: 22, grams: 22, motif: 0.4 },
};
