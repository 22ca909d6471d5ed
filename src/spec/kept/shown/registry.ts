import type { Part, PartKind } from '../../part-registry.ts';
import { showBail, showChain, showClasp, showEarWire, showLink, showLoop, showPlate, showPost } from './hanging.ts';
import {
  showBezelHead,
  showEternityRow,
  showFlush,
  showHalo,
  showPave,
  showProngHead,
  showTennisLine,
} from './holders.ts';
import { showHoop, showHoopCatch } from './ear-hoops.ts';
import {
  showBangleBand,
  showCathedral,
  showLeafShoulders,
  showMilgrain,
  showShank,
  showSignetFace,
  showSplitShank,
  showTwistBand,
  showTwistShank,
} from './hoops.ts';
import type { ShowPart } from './shown.ts';

/** What can be seen of every part; a part that says nothing of itself does not compile. */
export const showPart = {
  shank: showShank,
  'split-shank': showSplitShank,
  'twist-shank': showTwistShank,
  cathedral: showCathedral,
  'prong-head': showProngHead,
  'bezel-head': showBezelHead,
  halo: showHalo,
  pave: showPave,
  'eternity-row': showEternityRow,
  flush: showFlush,
  'signet-face': showSignetFace,
  milgrain: showMilgrain,
  'leaf-shoulders': showLeafShoulders,
  plate: showPlate,
  bail: showBail,
  chain: showChain,
  loop: showLoop,
  link: showLink,
  post: showPost,
  'ear-wire': showEarWire,
  hoop: showHoop,
  'hoop-catch': showHoopCatch,
  'bangle-band': showBangleBand,
  'twist-band': showTwistBand,
  'tennis-line': showTennisLine,
  clasp: showClasp,
} as const satisfies { readonly [K in PartKind]: ShowPart<K> };

/** How to see a part of any kind. */
export function showOf(part: Part): ShowPart<PartKind> {
  // The registry is typed by kind. What is found by the part's own kind fits it, which TypeScript cannot see.
  return showPart[part.kind] as unknown as ShowPart<PartKind>;
}
