import { z } from 'zod';
import { type GemId, gemIds } from '../tables/gems.ts';
import { moneySchema } from './money.ts';

/** From this weight of a single stone upwards, this price per carat. */
const bandSchema = z.strictObject({ fromCarats: z.number().min(0).max(1000), perCarat: moneySchema });

const startsAtZeroAndRises = (bands: readonly { fromCarats: number }[]): boolean =>
  bands.every((band, index) =>
    index === 0 ? band.fromCarats === 0 : band.fromCarats > (bands[index - 1]?.fromCarats ?? 0),
  );

/** Selling prices of one gem. */
export const gemPricesSchema = z.strictObject({
  /** The quality that the prices are for, in the trade's words. */
  quality: z.string().max(80),
  bands: z.array(bandSchema).min(1).max(40).refine(startsAtZeroAndRises, 'bands start at 0 ct and rise'),
});

/** Selling prices of stones per carat, by gem and weight of the single stone. */
export const stonePricesSchema = z.record(z.enum(gemIds), gemPricesSchema);

export type StonePrices = z.infer<typeof stonePricesSchema>;

/** Price of one carat of a gem in stones of a weight, in the profile's currency. @param caratsEach weight of one stone */
export function stonePricePerCarat(
  gemId: GemId,
  caratsEach: number,
  profile: { readonly stonePrices: StonePrices },
): number {
  const { bands } = profile.stonePrices[gemId];
  const band = bands.findLast((row) => caratsEach >= row.fromCarats) ?? bands[0];
  if (!band) throw new Error(`No price bands for ${gemId}`);
  return band.perCarat;
}
