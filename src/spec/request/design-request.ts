import { z } from 'zod';
import type { DocumentBounds } from '#shared/is-within-bounds.ts';
import { requestBudgetSchema } from './sections/budget.ts';
import { requestChangeShape } from './sections/change.ts';
import { requestFinishPlacesSchema } from './sections/finish-places.ts';
import { requestItemSchema } from './sections/item.ts';
import { requestEnamelSchema, requestEngravingSchema, requestHallmarkSchema } from './sections/marking.ts';
import { requestDimensionsSchema, requestSizeSchema, requestWeightSchema } from './sections/measure.ts';
import { requestMetalSchema } from './sections/metal.ts';
import { readerShape } from './reader-fields.ts';
import { requestBeadsSchema, requestStoneSchema, totalCaratSchema } from './sections/stone.ts';
import { requestOccasionShape } from './sections/wearer.ts';
import { phraseSchema, wordSchema, wordsSchema } from './sections/word.ts';

const requestIntents = ['new_design', 'new_set', 'edit', 'remodel', 'question'] as const;

/**
 * What a customer asked for, before any design is proposed: the one document that chat, form, kiosk and a hosted model
 * all turn words into. A wire contract, so snake_case unlike the rest of the studio. An absent key was not said; what
 * was computed or assumed is only in `assumptions`.
 */
export const designRequestSchema = z.strictObject({
  intent: z.enum(requestIntents),
  items: z.array(requestItemSchema).optional(),
  metal: requestMetalSchema.optional(),
  stones: z.array(requestStoneSchema).optional(),
  total_carat: totalCaratSchema.optional(),
  beads: requestBeadsSchema.optional(),
  size: requestSizeSchema.optional(),
  dimensions: requestDimensionsSchema.optional(),
  weight: requestWeightSchema.optional(),
  finish: wordsSchema.optional(),
  finish_on: requestFinishPlacesSchema.optional(),
  techniques: wordsSchema.optional(),
  motifs: wordsSchema.optional(),
  style: wordsSchema.optional(),
  style_reference: phraseSchema.optional(),
  features: wordsSchema.optional(),
  constraints: wordsSchema.optional(),
  profile: wordSchema.optional(),
  closure: wordSchema.optional(),
  enamel: requestEnamelSchema.optional(),
  engraving: requestEngravingSchema.optional(),
  hallmark: requestHallmarkSchema.optional(),
  budget: requestBudgetSchema.optional(),
  ...requestOccasionShape,
  /** Everything that was ruled out, in whatever words: nothing of it may appear in a design. */
  exclude: wordsSchema.optional(),
  ...requestChangeShape,
  ...readerShape,
});

/**
 * What a request from outside has at most, asked before its schema is: of a brief of four thousand characters no list has
 * thirty members, nor has all of it eight hundred values.
 */
export const requestBounds: DocumentBounds = { members: 200, values: 4000 };

export type DesignRequest = z.infer<typeof designRequestSchema>;
