import { z } from '@hono/zod-openapi';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import { moneySchema } from '#spec/workshop/money.ts';
import type { NewShare } from '../../shares/make-share.ts';
import { Currency, GemName } from '../designs/design-schemas.ts';
import { WorkshopPath } from '../workshop-path.ts';

export const SHARES = '/api/workshops/{workshopId}/shares';
export const SharePath = WorkshopPath.extend({ shareId: z.string() });

const Id = z.uuid('This id names nothing.').toLowerCase();
const CutName = z.enum(Object.keys(builtCuts) as [BuiltCutId, ...BuiltCutId[]]);
const grams = z.number('Enter the weight in grams.').min(0).max(100_000);

const MOST_DAYS = 90;
/** More kinds of stones than anything has that is worn. */
const MOST_STONE_LINES = 60;

const OfDesign = z.strictObject({
  designId: Id,
  revisionId: Id,
  netMetalGrams: grams.positive('A piece weighs something.'),
  price: z.strictObject({ amount: moneySchema.positive(), currency: Currency }).optional(),
});
const OfOrder = z.strictObject({ orderId: Id });

/** A link that somebody wants, with what their studio worked out for the piece. */
export const ShareIn = z
  .strictObject({
    of: z.union([OfDesign, OfOrder]).openapi({ description: 'A state of a design, or an order as it stands' }),
    stones: z
      .array(
        z.strictObject({
          gem: GemName,
          shape: CutName,
          count: z.number().int().min(1).max(100_000),
          carats: z.number().min(0).max(100_000),
        }),
      )
      .max(MOST_STONE_LINES, 'These are more stones than a piece has.'),
    chainGrams: grams.default(0).openapi({ description: 'Of the chain that is sold beside the piece' }),
    showsPrice: z.boolean().default(false),
    lifeDays: z
      .number('A link is open for some days.')
      .int()
      .min(1, 'A link is open for a day at least.')
      .max(MOST_DAYS, `A link is open for ${MOST_DAYS} days at most.`)
      .default(14),
  })
  .refine(({ of, showsPrice }) => !showsPrice || 'orderId' in of || of.price !== undefined, {
    message: 'A price that is shown is sent along.',
    path: ['of', 'price'],
  }) satisfies z.ZodType<NewShare>;

export const ShareOut = z.object({
  id: z.uuid(),
  designId: z.uuid().optional(),
  orderId: z.uuid().optional(),
  revisionId: z.uuid(),
  url: z.string().optional().openapi({ description: 'The link; missing once it is over' }),
  showsPrice: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'over', 'taken_back']),
  approval: z.object({ name: z.string(), note: z.string(), at: z.iso.datetime() }).optional(),
});

/** Who can open a link of this studio: anybody, this computer alone, or nobody. */
export const StudioReach = z.enum(['everybody', 'this_computer', 'nobody']);
