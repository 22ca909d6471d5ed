import { z } from 'zod';
import { idSchema } from './field.ts';
import { type PartInput, partSchema } from './part-registry.ts';
import { pieceKinds } from './pieces/registry.ts';
import { sizeSchema } from './sizes/size.ts';
import { type StoneInput, stoneSchema } from './stone.ts';
import { alloyIds } from './tables/alloys.ts';

/** What sort of piece a design is: one of the kinds of `pieces/registry.ts`, which has the facts of each. */
export type PieceKind = keyof typeof pieceKinds;

export const finishes = ['polished', 'brushed', 'matte', 'hammered'] as const;

/** The version that this code writes; older documents are upgraded on reading (`upgrade.ts`). */
export const DESIGN_SPEC_VERSION = 1;

/**
 * Six times what the richest of a thousand proposed pieces has. `parseSpec` counts before this schema looks at each of them.
 */
export const MOST_PARTS = 100;
/** Kinds of stones, of which parts hold many each: twenty times what the richest has. */
export const MOST_STONES = 100;

/**
 * The design document: everything that is seen, weighed, priced or cast is computed from it, nothing derived is
 * stored in it. Lengths in mm with at most three decimals; parts and stones are records by stable id, so that a JSON
 * Patch names what it changes.
 */
export const designSpecSchema = z.strictObject({
  version: z.literal(DESIGN_SPEC_VERSION),
  kind: z.enum(Object.keys(pieceKinds) as [PieceKind, ...PieceKind[]]),
  title: z.string().min(1).max(120),
  seed: z.number().int().min(0).max(2_147_483_647).default(1),
  metal: z.strictObject({
    alloy: z.enum(alloyIds),
    finish: z.enum(finishes).default('polished'),
    /** Of the edges and sides of what goes round a finger or wrist, where they are finished otherwise. */
    edgeFinish: z.enum(finishes).optional(),
    /** Of its inside, which is polished unless it is said otherwise. */
    insideFinish: z.enum(finishes).optional(),
  }),
  size: sizeSchema.optional(),
  stones: z.record(idSchema, stoneSchema).default({}),
  parts: z.record(idSchema, partSchema),
});

export type DesignSpec = z.infer<typeof designSpecSchema>;

/** A spec as proposed or written by hand: fields with a default may be left out. */
export type DesignSpecInput = Omit<z.input<typeof designSpecSchema>, 'parts' | 'stones'> & {
  readonly parts: Readonly<Record<string, PartInput>>;
  readonly stones?: Readonly<Record<string, StoneInput>>;
};
