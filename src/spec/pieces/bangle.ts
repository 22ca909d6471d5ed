import { knownSize } from '../sizes/size-result.ts';
import type { SizedPieceFacts } from './piece-facts.ts';

/** A stiff bangle; its size is the opening that the hand passes through. */
export const bangle: SizedPieceFacts = {
  called: 'bangle',
  orderedAs: ['bangle', 'bracelet'],
  wornOn: 'wrist',
  sizedBy: 'wrist',
  hoop: true,
  usualSize: knownSize('IN_BANGLE', '2-6'),
  pair: false,
  flexible: false,
  seenClose: false,
  onBoughtChain: false,
  chainIsMade: false,
  inSet: { spend: 22, grams: 25, motif: 0.4 },
};
