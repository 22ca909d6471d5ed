import { z } from 'zod';
import type { BoughtPartKind } from '../parts/bought-parts.ts';
import type { Metal } from '../tables/alloys.ts';
import { moneySchema } from './money.ts';

/** Ways of setting that a setter charges differently for. */
export const settingWorks = ['prong', 'shared-prong', 'bezel', 'pave', 'channel', 'flush', 'peg', 'strung'] as const;

export type SettingWork = (typeof settingWorks)[number];

/** From this width of stone upwards, this charge a stone. */
const settingBandSchema = z.strictObject({ fromMm: z.number().min(0).max(100), perStone: moneySchema });

const chargesSchema = z.array(settingBandSchema).min(1);

export const settingChargesSchema = z.strictObject({
  prong: chargesSchema,
  'shared-prong': chargesSchema,
  bezel: chargesSchema,
  pave: chargesSchema,
  channel: chargesSchema,
  flush: chargesSchema,
  peg: chargesSchema,
  // Workshops that were set up before beads were strung have no charge for it, and charge nothing until they say one.
  strung: chargesSchema.default([{ fromMm: 0, perStone: 0 }]),
} satisfies Readonly<Record<SettingWork, z.ZodType>>);

export type SettingCharges = z.infer<typeof settingChargesSchema>;

/**
 * The making charge (labour, casting, finishing): a sum a piece, a sum a gram, a percentage of the metal, or a mix;
 * 0 switches one off.
 */
export const makingChargesSchema = z.strictObject({
  perPiece: moneySchema,
  perGram: z.record(z.enum(['gold', 'platinum', 'palladium', 'silver', 'base']), moneySchema),
  percentOfMetal: z.number().min(0).max(200),
  minimum: moneySchema,
});

export type MakingCharges = z.infer<typeof makingChargesSchema>;

export const boughtPartsSchema = z.strictObject({
  chain: moneySchema,
  clasp: moneySchema,
  'ear-wire': moneySchema,
  // As with strung beads: workshops that were set up before bells were hung charge their metal alone.
  ghungroo: moneySchema.default(0),
  link: moneySchema,
  post: moneySchema,
} satisfies Readonly<Record<BoughtPartKind, z.ZodType>>);

/** Charge for setting one stone, in the profile's currency. @param stoneMm girdle width of the stone */
export function settingChargePerStone(
  work: SettingWork,
  stoneMm: number,
  profile: { readonly settingCharges: SettingCharges },
): number {
  const bands = profile.settingCharges[work];
  return (bands.findLast((row) => stoneMm >= row.fromMm) ?? bands[0])?.perStone ?? 0;
}

/** Making charge of one piece, in the profile's currency. @param metalAmount what its metal costs */
export function makingCharge(
  metal: Metal,
  castMetalGrams: number,
  metalAmount: number,
  profile: { readonly making: MakingCharges },
): number {
  const { perPiece, perGram, percentOfMetal, minimum } = profile.making;
  return Math.max(minimum, perPiece + perGram[metal] * castMetalGrams + (percentOfMetal / 100) * metalAmount);
}
