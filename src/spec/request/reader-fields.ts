import { z } from 'zod';
import { wordsSchema } from './sections/word.ts';

/**
 * Where in the brief a value stands: [start, end) in UTF-16 code units. Under `must_ask.<question>[n]` stand the words
 * that leave a question open, under `<value>.unread` the adjective before it that was not read, under `spelling[n]` the misspelt word that an assumption of that name is about.
 */
const evidenceSchema = z.record(
  z.string(),
  z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]).readonly(),
);

/** Something computed or assumed, which is kept apart from what was said. */
const assumptionSchema = z.strictObject({
  /** Its path in the document, e.g. `items[0].type`. */
  field: z.string().min(1),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]),
  why: z.string().min(1),
});

export type Assumption = z.infer<typeof assumptionSchema>;

/** How the words were read: always present, empty when there is nothing to say. */
export const readerShape = {
  /** What has to be asked before a piece can be designed. */
  must_ask: wordsSchema,
  /** What can be made but should be discussed first. */
  should_warn: wordsSchema,
  evidence: evidenceSchema,
  assumptions: z.array(assumptionSchema),
};
