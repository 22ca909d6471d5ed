import { z } from 'zod';
import type { Finding, Severity } from '#engine/contract/finding.ts';
import type { PriceBreakdown, PriceLine, Sheet, StoneListLine } from '#engine/contract/sheet.ts';
import { specPatchSchema } from '#spec/edit-schema.ts';
import { alloyIds } from '#spec/tables/alloys.ts';
import { builtCutIds } from '#spec/tables/cuts.ts';
import { gemIds } from '#spec/tables/gems.ts';
import type { Weighed } from '../draft.ts';
import { exchangedSchema } from '#spec/workshop/exchange.ts';

const threeMm = z.tuple([z.number(), z.number(), z.number()]);

const stoneLineSchema: z.ZodType<StoneListLine> = z.object({
  stoneId: z.string(),
  gem: z.enum(gemIds),
  colour: z.string(),
  shape: z.enum(builtCutIds),
  count: z.number(),
  sizeMm: threeMm,
  caratsEach: z.number(),
  caratsTotal: z.number(),
});

const priceLineSchema: z.ZodType<PriceLine> = z.object({
  kind: z.enum({
    metal: 'metal',
    stone: 'stone',
    setting: 'setting',
    making: 'making',
    bought: 'bought',
    tax: 'tax',
  } satisfies { [Kind in PriceLine['kind']]: Kind }),
  label: z.string(),
  quantity: z.number(),
  unit: z.string(),
  rate: z.number(),
  amount: z.number(),
  isExample: z.literal(true).exactOptional(),
});

const priceSchema: z.ZodType<PriceBreakdown> = z.object({
  currency: z.string(),
  amount: z.number(),
  lines: z.array(priceLineSchema),
  ratesAsOf: z.string(),
  ratesId: z.string(),
  exchanged: exchangedSchema.exactOptional(),
  exampleRates: z.boolean(),
});

const sheetSchema: z.ZodType<Sheet> = z.object({
  alloy: z.enum(alloyIds),
  densityGramsPerCm3: z.number(),
  volumeMm3: z.number(),
  castMetalGrams: z.number(),
  finishedMetalGrams: z.number(),
  boughtGrams: z.number(),
  netMetalGrams: z.number(),
  chainGrams: z.number(),
  stones: z.array(stoneLineSchema),
  totalCarats: z.number(),
  dimensionsMm: threeMm,
  boughtParts: z.array(z.object({ name: z.string(), count: z.number() })),
  price: priceSchema,
});

const findingSchema: z.ZodType<Finding> = z.object({
  rule: z.string(),
  severity: z.enum({ error: 'error', warning: 'warning', note: 'note' } satisfies { [S in Severity]: S }),
  part: z.string(),
  parameter: z.string(),
  value: z.number(),
  limit: z.number(),
  unit: z.string(),
  message: z.string(),
  remedy: z.string(),
  patch: specPatchSchema.exactOptional(),
  source: z.string(),
});

/** The sheet and the findings of a revision. Both are computed: when they can't be read, they are computed again. */
export const weighedSchema: z.ZodType<Weighed> = z.object({
  sheet: sheetSchema,
  findings: z.array(findingSchema),
});
