import type { Part, PartKind } from '#spec/part-registry.ts';
import { bail } from './hanging/bail.ts';
import { chain } from './hanging/chain.ts';
import { clasp } from './hanging/clasp.ts';
import { earWire } from './hanging/ear-wire.ts';
import { link } from './hanging/link.ts';
import { loop } from './hanging/loop.ts';
import { plate } from './hanging/plate.ts';
import { post } from './hanging/post.ts';
import type { PartKnowledge } from './part-knowledge.ts';
import { bezelHead } from './ring/bezel-head.ts';
import { cathedral } from './ring/cathedral.ts';
import { eternityRow } from './ring/eternity-row.ts';
import { flush } from './ring/flush.ts';
import { halo } from './ring/halo.ts';
import { leafShoulders } from './ring/leaf-shoulders.ts';
import { milgrain } from './ring/milgrain.ts';
import { pave } from './ring/pave.ts';
import { prongHead } from './ring/prong-head.ts';
import { shank } from './ring/shank.ts';
import { signetFace } from './ring/signet-face.ts';
import { splitShank } from './ring/split-shank.ts';
import { twistShank } from './ring/twist-shank.ts';
import { bangleBand } from './wrist/bangle-band.ts';
import { tennisLine } from './wrist/tennis-line.ts';
import { twistBand } from './wrist/twist-band.ts';

/**
 * What the designer knows of every part. Parts are spoken of in the order of this list: what is set before what is
 * carved, both before beaded edges.
 */
export const partKnowledge = {
  shank,
  'split-shank': splitShank,
  'twist-shank': twistShank,
  'bangle-band': bangleBand,
  'twist-band': twistBand,
  'tennis-line': tennisLine,
  plate,
  'prong-head': prongHead,
  'bezel-head': bezelHead,
  halo,
  pave,
  'eternity-row': eternityRow,
  flush,
  'signet-face': signetFace,
  cathedral,
  'leaf-shoulders': leafShoulders,
  milgrain,
  bail,
  chain,
  clasp,
  loop,
  link,
  post,
  'ear-wire': earWire,
} as const satisfies { readonly [K in PartKind]: PartKnowledge<K> };

const rank: ReadonlyMap<string, number> = new Map(Object.keys(partKnowledge).map((kind, place) => [kind, place]));

/** What is known of a part, to be asked about that part. */
export function knowledgeOf(part: Part): PartKnowledge<PartKind> {
  // The registry is typed kind by kind; looked up by the part's own kind the pair fits.
  return partKnowledge[part.kind] as unknown as PartKnowledge<PartKind>;
}

/** Where a part stands in the order in which parts are spoken of. */
export function speakingRank(part: Part): number {
  return rank.get(part.kind) ?? 0;
}
