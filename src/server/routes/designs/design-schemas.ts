import { z } from '@hono/zod-openapi';
import { type DesignSpec, designSpecSchema } from '#spec/design-spec.ts';
import type { FieldRule } from '#shared/forms/field-rule.ts';
import { listingRules, MOST_TAGS } from '#shared/forms/listing-rules.ts';
import { isWithinBounds } from '#shared/is-within-bounds.ts';
import { designRequestSchema, requestBounds } from '#spec/request/design-request.ts';
import { editOriginSchema } from '#spec/edit-schema.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { type Metal, alloyIds } from '#spec/tables/alloys.ts';
import { gemIds } from '#spec/tables/gems.ts';
import type { WantedListing } from '../../designs/change-listing.ts';
import type { Design, ShownEstimate } from '../../designs/design.ts';
import type { MadeFrom } from '../../designs/made-from.ts';
import { searchWordsIn } from '../../designs/search-terms.ts';
import { fieldSchema } from '../../http/form-schema.ts';

/** The document itself. What comes in is read by its own parser, which also upgrades it. */
export const SpecIn = z.unknown().openapi({ type: 'object', description: 'A DesignSpec of any known version' });
const SpecOut = z.custom<DesignSpec>().openapi({ type: 'object', description: 'As it was saved: upgrade it' });

export const Origin = editOriginSchema;
export const Kind = z.enum(Object.keys(pieceKinds) as [Design['kind'], ...Design['kind'][]]);
export const AlloyName = designSpecSchema.shape.metal.shape.alloy;
export const GemName = z.enum(gemIds);
const metals = ['gold', 'platinum', 'palladium', 'silver', 'base'] as const satisfies readonly Metal[];
export const MetalName = z.enum(metals);
export const Currency = z.string().regex(/^[A-Z]{3}$/, 'A currency is three letters, e.g. USD.');
/** Up to a thousand million, in hundredths. */
export const Hundredths = z.number().int().min(0).max(100_000_000_000);

const isFound = (text: string) => searchWordsIn(text).length > 0;

/** Each has a letter or a digit to be found by. */
export const Tags = z
  .array(fieldSchema(listingRules.tag).refine(isFound, 'A tag has letters or digits.'))
  .max(MOST_TAGS, `A design has at most ${MOST_TAGS} tags.`)
  .transform((tags) => [...new Set(tags)]);
export const Brief = fieldSchema({ multiline: true, most: 4000 });

/** What was understood of the brief. A request that this studio can't read is as good as none. */
export const MadeFromIn = z
  .object({
    request: z
      .unknown()
      .refine((sent) => isWithinBounds(sent, requestBounds), {
        error: 'Nothing of this size was understood.',
        abort: true,
      })
      .pipe(designRequestSchema),
    line: z.object({ item: z.number().int().min(0), stones: z.array(z.number().int().min(0)).max(100) }),
    proposal: z.object({ role: z.string().max(40), reason: z.string().max(1000) }),
  })
  .openapi({ type: 'object', description: 'What was understood of the brief, and why it was proposed' });
export const MadeFromOut = z
  .custom<MadeFrom>()
  .openapi({ type: 'object', description: 'As it was sent when the design was created' });

const Price = z.object({ hundredths: Hundredths, currency: Currency });

/** What the caller's studio worked out; the catalogue shows it, and no quote is bound by it. */
export const EstimateIn = z
  .object({
    netMetalMilligrams: z
      .number()
      .int()
      .min(0)
      .max(100_000_000)
      .openapi({ description: 'Finished and bought metal together, without stones and the chain beside it' }),
    price: Price.optional(),
  })
  .openapi({ description: 'To be shown; no quote is bound by it' }) satisfies z.ZodType<ShownEstimate>;

/** One that is no price is none: an empty catalogue says so better than a free ring. */
const PriceOverride = z.object({ hundredths: Hundredths.min(1, 'A price is more than nothing.'), currency: Currency });

/** What a workshop says of a design in its catalogue. */
export const ListingIn = z
  .strictObject({
    title: fieldSchema(listingRules.title).optional(),
    tags: Tags.optional(),
    sku: fieldSchema<FieldRule>(listingRules.sku).optional(),
    collection: fieldSchema<FieldRule>(listingRules.collection)
      .refine((name) => name === '' || isFound(name), 'A collection has letters or digits.')
      .optional(),
    description: fieldSchema<FieldRule>(listingRules.description).optional(),
    priceOverride: PriceOverride.nullable().optional().openapi({
      description: 'A price that the workshop sets in the place of the reckoned one; null for the reckoned one',
    }),
  })
  .refine((listing) => Object.keys(listing).length > 0, 'Nothing is changed.') satisfies z.ZodType<WantedListing>;

export const RevisionFields = {
  id: z.uuid().toLowerCase().openapi({ description: 'Made up by the caller, unique within the design' }),
  spec: SpecIn,
  origin: Origin,
  madeAt: z.iso.datetime({ offset: true, error: 'A time is an ISO 8601 moment.' }),
  estimate: EstimateIn.optional(),
};

export const DesignOut = z.object({
  id: z.uuid(),
  headId: z.uuid(),
  revisionCount: z.number().int(),
  title: z.string(),
  kind: Kind,
  alloy: z.enum(alloyIds),
  mainGem: GemName.optional(),
  estimate: EstimateIn.optional(),
  brief: z.string(),
  tags: z.array(z.string()),
  sku: z.string(),
  collection: z.string(),
  description: z.string(),
  priceOverride: Price.optional().openapi({ description: 'Set by the workshop, in the place of the reckoned one' }),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  etag: z.string().openapi({ description: 'Send it as If-Match with a change' }),
});

const RevisionEntryShape = {
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  origin: Origin,
  authorId: z.string(),
  madeAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
};
export const RevisionEntryOut = z.object(RevisionEntryShape);
export const RevisionOut = z.object({ ...RevisionEntryShape, spec: SpecOut });
