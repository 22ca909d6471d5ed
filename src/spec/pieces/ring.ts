import { knownSize } from '../sizes/size-result.ts';
import type { SizedPieceFacts } from './piece-facts.ts';

/** A ring; its size is that of the finger. */
export const ring: SizedPieceFacts = {
  called: 'ring',
  orderedAs: ['ring'],
  wornOn: 'finger',
  sizedBy: 'finger',
  hoop: true,
  usualSize: knownSize('US', 7),
  pair: false,
  flexible: false,
  seenClose: false,
  onBoughtChain: false,
  chainIsMade: false,
  inSet: { spend: 20, grams: 13, motif: 0.4 },
};
