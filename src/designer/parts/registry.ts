import type { Part, PartKind } from '#spec/part-registry.ts';
import { beadFringeKnowledge } from './bell/bead-fringe.ts';
import { bellKnowledge } from './bell/bell.ts';
import { stoneFringeKnowledge } from './bell/stone-fringe.ts';
import { bailKnowledge } from './hanging/bail.ts';
import { bailStonesKnowledge } from './hanging/bail-stones.ts';
import { chainKnowledge } from './hanging/chain.ts';
import { claspKnowledge } from './hanging/clasp.ts';
import { earWireKnowledge } from './hanging/ear-wire.ts';
import { hoopCatchKnowledge } from './hanging/hoop-catch.ts';
import { hoopKnowledge } from './hanging/hoop.ts';
import { linkKnowledge } from './hanging/link.ts';
import { loopKnowledge } from './hanging/loop.ts';
import { motifKnowledge } from './hanging/motif.ts';
import { noseWireKnowledge } from './hanging/nose-wire.ts';
import { plateKnowledge } from './hanging/plate.ts';
import { postKnowledge } from './hanging/post.ts';
import type { PartKnowledge } from './part-knowledge.ts';
import { crescentKnowledge } from './edge/crescent.ts';
import { collarRowKnowledge } from './edge/collar-row.ts';
import { edgeFringeKnowledge } from './edge/edge-fringe.ts';
import { partingChainKnowledge } from './edge/parting-chain.ts';
import { ghungrooKnowledge } from './hanging/ghungroo.ts';
import { bezelHeadKnowledge } from './ring/head/bezel-head.ts';
import { cathedralKnowledge } from './ring/head/cathedral.ts';
import { eternityRowKnowledge } from './ring/rows/eternity-row.ts';
import { flushKnowledge } from './ring/rows/flush.ts';
import { haloKnowledge } from './ring/halo/halo.ts';
import { hiddenHaloKnowledge } from './ring/halo/hidden-halo.ts';
import { leafShouldersKnowledge } from './ring/ornament/leaf-shoulders.ts';
import { milgrainKnowledge } from './ring/ornament/milgrain.ts';
import { pearlCupKnowledge } from './ring/head/pearl-cup.ts';
import { paveKnowledge } from './ring/rows/pave.ts';
import { prongHeadKnowledge } from './ring/head/prong-head.ts';
import { shankKnowledge } from './ring/shank/shank.ts';
import { signetFaceKnowledge } from './ring/signet-face.ts';
import { splitShankKnowledge } from './ring/shank/split-shank.ts';
import { twistShankKnowledge } from './ring/shank/twist-shank.ts';
import { beadStrandKnowledge } from './strand/bead-strand.ts';
import { vatiKnowledge } from './strand/vati.ts';
import { bangleBandKnowledge } from './wrist/bangle-band.ts';
import { tennisLineKnowledge } from './wrist/tennis-line.ts';
import { twistBandKnowledge } from './wrist/twist-band.ts';

/**
 * What the designer knows of every part. Parts are described in the order of this list: set stones before carved
 * ornament, both before beaded edges.
 */
export const partKnowledge = {
  shank: shankKnowledge,
  'split-shank': splitShankKnowledge,
  'twist-shank': twistShankKnowledge,
  'bangle-band': bangleBandKnowledge,
  'twist-band': twistBandKnowledge,
  'tennis-line': tennisLineKnowledge,
  hoop: hoopKnowledge,
  plate: plateKnowledge,
  motif: motifKnowledge,
  'prong-head': prongHeadKnowledge,
  'bezel-head': bezelHeadKnowledge,
  'pearl-cup': pearlCupKnowledge,
  halo: haloKnowledge,
  'hidden-halo': hiddenHaloKnowledge,
  pave: paveKnowledge,
  'eternity-row': eternityRowKnowledge,
  flush: flushKnowledge,
  'signet-face': signetFaceKnowledge,
  cathedral: cathedralKnowledge,
  'leaf-shoulders': leafShouldersKnowledge,
  milgrain: milgrainKnowledge,
  bell: bellKnowledge,
  'bead-fringe': beadFringeKnowledge,
  'stone-fringe': stoneFringeKnowledge,
  vati: vatiKnowledge,
  'bead-strand': beadStrandKnowledge,
  bail: bailKnowledge,
  'bail-stones': bailStonesKnowledge,
  chain: chainKnowledge,
  clasp: claspKnowledge,
  crescent: crescentKnowledge,
  'collar-row': collarRowKnowledge,
  'edge-fringe': edgeFringeKnowledge,
  'parting-chain': partingChainKnowledge,
  ghungroo: ghungrooKnowledge,
  loop: loopKnowledge,
  link: linkKnowledge,
  post: postKnowledge,
  'nose-wire': noseWireKnowledge,
  'ear-wire': earWireKnowledge,
  'hoop-catch': hoopCatchKnowledge,
} as const satisfies { readonly [K in PartKind]: PartKnowledge<K> };

const rank: ReadonlyMap<string, number> = new Map(Object.keys(partKnowledge).map((kind, place) => [kind, place]));

/** What the designer knows of the kind of a part. */
export function knowledgeOf(part: Part): PartKnowledge<PartKind> {
  // The registry is typed by kind. Knowledge that is looked up by the part's own kind fits it, which TypeScript cannot
  // see.
  return partKnowledge[part.kind] as unknown as PartKnowledge<PartKind>;
}

/** The place of a part in the order in which parts are described. */
export function speakingRank(part: Part): number {
  return rank.get(part.kind) ?? 0;
}
