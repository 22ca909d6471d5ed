import { z } from 'zod';
import { bailSchema } from './parts/bail.ts';
import { bailStonesSchema } from './parts/bail-stones.ts';
import { bangleBandSchema } from './parts/bangle-band.ts';
import { beadFringeSchema } from './parts/bead-fringe.ts';
import { beadStrandSchema } from './parts/bead-strand.ts';
import { bellSchema } from './parts/bell.ts';
import { bezelHeadSchema } from './parts/bezel-head.ts';
import { cathedralSchema } from './parts/cathedral.ts';
import { chainSchema } from './parts/chain.ts';
import { claspSchema } from './parts/clasp.ts';
import { earWireSchema } from './parts/ear-wire.ts';
import { crescentSchema } from './parts/crescent.ts';
import { collarRowSchema } from './parts/collar-row.ts';
import { edgeFringeSchema } from './parts/edge-fringe.ts';
import { partingChainSchema } from './parts/parting-chain.ts';
import { eternityRowSchema } from './parts/eternity-row.ts';
import { flushSchema } from './parts/flush.ts';
import { ghungrooSchema } from './parts/ghungroo.ts';
import { haloSchema } from './parts/halo.ts';
import { hiddenHaloSchema } from './parts/hidden-halo.ts';
import { hoopCatchSchema } from './parts/hoop-catch.ts';
import { hoopSchema } from './parts/hoop.ts';
import { leafShouldersSchema } from './parts/leaf-shoulders.ts';
import { linkSchema } from './parts/link.ts';
import { loopSchema } from './parts/loop.ts';
import { milgrainSchema } from './parts/milgrain.ts';
import { motifSchema } from './parts/motif.ts';
import { noseWireSchema } from './parts/nose-wire.ts';
import { paveSchema } from './parts/pave.ts';
import { pearlCupSchema } from './parts/pearl-cup.ts';
import { plateSchema } from './parts/plate.ts';
import { postSchema } from './parts/post.ts';
import { prongHeadSchema } from './parts/prong-head.ts';
import { shankSchema } from './parts/shank.ts';
import { signetFaceSchema } from './parts/signet-face.ts';
import { splitShankSchema } from './parts/split-shank.ts';
import { stoneFringeSchema } from './parts/stone-fringe.ts';
import { tennisLineSchema } from './parts/tennis-line.ts';
import { twistBandSchema } from './parts/twist-band.ts';
import { twistShankSchema } from './parts/twist-shank.ts';
import { vatiSchema } from './parts/vati.ts';

/**
 * Every part that a design can have. A new part is a new file in `parts/` and a line here; the registries of what the
 * engine builds, what the designer knows of it and what of a request it shows are typed by this one, so none of them
 * compiles without it. The key is the `kind` of its schema.
 */
export const partSchemas = {
  shank: shankSchema,
  'split-shank': splitShankSchema,
  'twist-shank': twistShankSchema,
  cathedral: cathedralSchema,
  'prong-head': prongHeadSchema,
  'bezel-head': bezelHeadSchema,
  'pearl-cup': pearlCupSchema,
  halo: haloSchema,
  'hidden-halo': hiddenHaloSchema,
  pave: paveSchema,
  'eternity-row': eternityRowSchema,
  flush: flushSchema,
  'signet-face': signetFaceSchema,
  milgrain: milgrainSchema,
  'leaf-shoulders': leafShouldersSchema,
  plate: plateSchema,
  motif: motifSchema,
  bell: bellSchema,
  'bead-fringe': beadFringeSchema,
  'stone-fringe': stoneFringeSchema,
  vati: vatiSchema,
  'bead-strand': beadStrandSchema,
  bail: bailSchema,
  'bail-stones': bailStonesSchema,
  chain: chainSchema,
  loop: loopSchema,
  link: linkSchema,
  post: postSchema,
  'nose-wire': noseWireSchema,
  'ear-wire': earWireSchema,
  hoop: hoopSchema,
  'hoop-catch': hoopCatchSchema,
  'bangle-band': bangleBandSchema,
  'twist-band': twistBandSchema,
  'tennis-line': tennisLineSchema,
  clasp: claspSchema,
  crescent: crescentSchema,
  'collar-row': collarRowSchema,
  'edge-fringe': edgeFringeSchema,
  'parting-chain': partingChainSchema,
  ghungroo: ghungrooSchema,
} as const;

/** The schema of one kind of part, whichever it is. */
type PartSchema = (typeof partSchemas)[keyof typeof partSchemas];

/** Any part. Its members come from `partSchemas`, so there is no second list to maintain. */
export const partSchema = z.discriminatedUnion(
  'kind',
  Object.values(partSchemas) as unknown as readonly [PartSchema, ...PartSchema[]],
);

/** Any part, with all its fields. */
export type Part = z.infer<typeof partSchema>;

/** A part as written by hand or proposed: whatever has a default may be left out. */
export type PartInput = z.input<typeof partSchema>;

export type PartKind = Part['kind'];

/** The part of one kind, e.g. `PartOf<'shank'>`. */
export type PartOf<K extends PartKind> = Extract<Part, { kind: K }>;
