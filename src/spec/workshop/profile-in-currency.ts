import { roundMoney } from '#shared/money.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { convert } from './exchange.ts';
import type { WorkshopProfile } from './workshop-profile.ts';

function scaled<T extends Readonly<Record<string, number>>>(amounts: T, factor: number): T {
  return Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, roundMoney(amount * factor)])) as T;
}

/**
 * Multiplies what the bench charges (setting, making, bought parts): wages differ between countries, metal prices do
 * not.
 */
export function scaleLabour(profile: WorkshopProfile, factor: number): WorkshopProfile {
  const settingCharges = Object.fromEntries(
    Object.entries(profile.settingCharges).map(([work, bands]) => [
      work,
      bands.map((band) => ({ ...band, perStone: roundMoney(band.perStone * factor) })),
    ]),
  ) as WorkshopProfile['settingCharges'];
  const { making } = profile;
  return {
    ...profile,
    settingCharges,
    making: {
      ...making,
      perPiece: roundMoney(making.perPiece * factor),
      perGram: scaled(making.perGram, factor),
      minimum: roundMoney(making.minimum * factor),
    },
    boughtParts: scaled(profile.boughtParts, factor),
  };
}

function scaleGoods(profile: WorkshopProfile, factor: number): WorkshopProfile {
  const { metalRates } = profile;
  const stonePrices = Object.fromEntries(
    Object.entries(profile.stonePrices).map(([gem, { quality, bands }]) => [
      gem,
      { quality, bands: bands.map((band) => ({ ...band, perCarat: roundMoney(band.perCarat * factor) })) },
    ]),
  ) as WorkshopProfile['stonePrices'];
  return {
    ...profile,
    stonePrices,
    metalRates: {
      ...metalRates,
      finePerGram: scaled(metalRates.finePerGram, factor),
      alloyingPerGram: scaled(metalRates.alloyingPerGram, factor),
      basePerGram: roundMoney(metalRates.basePerGram * factor),
      ownPerGram: scaled(metalRates.ownPerGram, factor),
    },
  };
}

/** The same workshop with all its money in another currency, by its own exchange table. */
export function profileInCurrency(profile: WorkshopProfile, currency: string): Result<WorkshopProfile> {
  const factor = convert(1, profile.currency, currency, profile);
  if (factor === undefined) {
    return fail({
      code: 'exchange_rate_missing',
      message: `There is no exchange rate for ${currency}.`,
      remedy: `Enter the rate of ${currency} in the workshop profile.`,
      path: 'exchange.perUsd',
    });
  }
  const ratesId = `${profile.ratesId} in ${currency}`;
  const exchanged = { from: profile.currency, rate: factor, asOf: profile.exchange.asOf };
  const turned = { ...scaleLabour(scaleGoods(profile, factor), factor), ratesId, currency };
  return ok(profile.currency === currency ? turned : { ...turned, exchanged });
}
