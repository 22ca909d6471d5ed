import type { PieceFacts } from './piece-facts.ts';

/** A bracelet of links or of hinged settings. */
export const bracelet: PieceFacts = {
  orderedAs: ['bracelet', 'anklet'],
  wornOn: 'wrist',
  hoop: true,
  needsSize: false,
  pair: false,
  flexible: true,
  onBoughtChain: false,
  chainIsMade: false,
};
