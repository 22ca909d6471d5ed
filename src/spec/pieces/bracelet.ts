import type { PieceFacts } from './piece-facts.ts';

/** A bracelet of links or of hinged settings. */
export const bracelet: PieceFacts = {
  orderedAs: ['bracelet', 'anklet'],
  wornOn: 'wrist',
  sizedBy: undefined,
  hoop: true,
  usualSize: undefined,
  pair: false,
  flexible: true,
  onBoughtChain: false,
  chainIsMade: false,
};
