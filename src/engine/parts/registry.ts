import type { Part, PartKind } from '#spec/part-registry.ts';
import type { PartBuilder } from '../contract/part-output.ts';
import { buildBail } from './hanging/joint/bail.ts';
import { buildBailStones } from './hanging/bail-row/bail-stones.ts';
import { buildBeadFringe } from './hanging/bell/bead-fringe.ts';
import { buildBell } from './hanging/bell/bell.ts';
import { buildStoneFringe } from './hanging/bell/stone-fringe.ts';
import { buildChain } from './hanging/chain/chain.ts';
import { buildClasp } from './hanging/chain/clasp.ts';
import { buildEarWire } from './hanging/joint/ear-wire.ts';
import { buildGhungroo } from './hanging/ghungroo/ghungroo.ts';
import { buildCrescent } from './hanging/edge/crescent.ts';
import { buildCollarRow } from './hanging/edge/collar-row.ts';
import { buildEdgeFringe } from './hanging/edge/edge-fringe.ts';
import { buildPartingChain } from './hanging/edge/parting-chain.ts';
import { buildHoop } from './hanging/hoop/hoop.ts';
import { buildHoopCatch } from './hanging/hoop/hoop-catch.ts';
import { buildLink } from './hanging/joint/link.ts';
import { buildLoop } from './hanging/joint/loop.ts';
import { buildMotif } from './hanging/body/motif.ts';
import { buildNoseWire } from './hanging/post/nose-wire.ts';
import { buildPlate } from './hanging/body/plate.ts';
import { buildPost } from './hanging/post/post.ts';
import { buildBezelHead } from './ring/head/bezel-head.ts';
import { buildBeadStrand } from './hanging/strand/bead-strand.ts';
import { buildVati } from './hanging/vati/vati.ts';
import { buildCathedral } from './ring/head/cathedral.ts';
import { buildEternityRow } from './ring/rows/eternity-row.ts';
import { buildFlush } from './ring/rows/flush.ts';
import { buildHalo } from './ring/halo/halo.ts';
import { buildHiddenHalo } from './ring/halo/hidden-halo.ts';
import { buildLeafShoulders } from './ring/ornament/leaf-shoulders.ts';
import { buildMilgrain } from './ring/ornament/milgrain.ts';
import { buildPave } from './ring/rows/pave.ts';
import { buildPearlCup } from './ring/head/pearl-cup.ts';
import { buildProngHead } from './ring/head/prong-head.ts';
import { buildShank } from './ring/shank/shank.ts';
import { buildSignetFace } from './ring/signet/signet-face.ts';
import { buildSplitShank } from './ring/shank/split-shank.ts';
import { buildTwistShank } from './ring/shank/twist-shank.ts';
import { buildBangleBand } from './wrist/bangle-band.ts';
import { buildTennisLine } from './wrist/tennis-line.ts';
import { buildTwistBand } from './wrist/twist-band.ts';

/** One builder for every part of the design language: a part without one does not compile. */
export const partBuilders = {
  shank: buildShank,
  'split-shank': buildSplitShank,
  'twist-shank': buildTwistShank,
  cathedral: buildCathedral,
  'prong-head': buildProngHead,
  'bezel-head': buildBezelHead,
  'pearl-cup': buildPearlCup,
  halo: buildHalo,
  'hidden-halo': buildHiddenHalo,
  pave: buildPave,
  'eternity-row': buildEternityRow,
  flush: buildFlush,
  'signet-face': buildSignetFace,
  milgrain: buildMilgrain,
  'leaf-shoulders': buildLeafShoulders,
  plate: buildPlate,
  motif: buildMotif,
  bell: buildBell,
  'bead-fringe': buildBeadFringe,
  'stone-fringe': buildStoneFringe,
  vati: buildVati,
  'bead-strand': buildBeadStrand,
  bail: buildBail,
  'bail-stones': buildBailStones,
  chain: buildChain,
  loop: buildLoop,
  link: buildLink,
  post: buildPost,
  'nose-wire': buildNoseWire,
  'ear-wire': buildEarWire,
  hoop: buildHoop,
  'hoop-catch': buildHoopCatch,
  'bangle-band': buildBangleBand,
  'twist-band': buildTwistBand,
  'tennis-line': buildTennisLine,
  clasp: buildClasp,
  crescent: buildCrescent,
  'collar-row': buildCollarRow,
  'edge-fringe': buildEdgeFringe,
  'parting-chain': buildPartingChain,
  ghungroo: buildGhungroo,
} as const satisfies { readonly [K in PartKind]: PartBuilder<K> };

/** The builder of a part of any kind. */
export function builderOf(part: Part): PartBuilder<PartKind> {
  // The registry is typed by kind. What is found by the part's own kind fits it, which TypeScript cannot see.
  return partBuilders[part.kind] as PartBuilder<PartKind>;
}
