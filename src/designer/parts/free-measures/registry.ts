import type { Part, PartKind } from '#spec/part-registry.ts';
import type { FreeMeasures } from './free-measures.ts';
import { freeChain, freePlate } from './hanging.ts';
import { freeBangleBand, freeShank, freeSignetFace, freeSplitShank, freeTwistBand, freeTwistShank } from './hoops.ts';

/** What of every part is free to take more or less metal, so that a said weight can be met. */
export const freeMeasures = {
  shank: freeShank,
  'split-shank': freeSplitShank,
  'twist-shank': freeTwistShank,
  'bangle-band': freeBangleBand,
  'twist-band': freeTwistBand,
  'signet-face': freeSignetFace,
  plate: freePlate,
  chain: freeChain,
  'tennis-line': 'fixed',
  'prong-head': 'fixed',
  'bezel-head': 'fixed',
  halo: 'fixed',
  pave: 'fixed',
  'eternity-row': 'fixed',
  flush: 'fixed',
  cathedral: 'fixed',
  'leaf-shoulders': 'fixed',
  milgrain: 'fixed',
  bail: 'fixed',
  clasp: 'fixed',
  loop: 'fixed',
  link: 'fixed',
  post: 'fixed',
  'ear-wire': 'fixed',
} as const satisfies { readonly [K in PartKind]: FreeMeasures<K> };

/** What of a part is free. */
export function freeOf(part: Part): FreeMeasures<PartKind> {
  // The registry is typed by kind. What is found by the part's own kind fits it, which TypeScript cannot see.
  return freeMeasures[part.kind] as unknown as FreeMeasures<PartKind>;
}
