import type { PieceFacts } from './piece-facts.ts';

/** A maang tikka: what hangs on the forehead from a chain along the parting. */
export const tikka: PieceFacts = {
  called: 'maang tikka',
  orderedAs: ['maang_tikka'],
  wornOn: 'forehead',
  sizedBy: undefined,
  hoop: false,
  usualSize: undefined,
  pair: false,
  flexible: false,
  seenClose: false,
  onBoughtChain: false,
  chainIsMade: false,
  inSet: { spend: 8, grams: 7, motif: 0.5 },
};
