import { describe, expect, test } from 'vitest';
import { alloyIds, alloys } from '../tables/alloys.ts';
import { gemIds } from '../tables/gems.ts';
import { makingCharge, settingChargePerStone, settingWorks } from './bench-charges.ts';
import { defaultWorkshopProfile } from './default-workshop-profile.ts';
import { convert } from './exchange.ts';
import { rateFor } from './metal-rates.ts';
import { countries, type CountryCode, profileForCountry } from './profile-for-country.ts';
import { profileInCurrency } from './profile-in-currency.ts';
import { everyExample } from './examples.ts';
import { stonePricePerCarat } from './stone-prices.ts';
import { workshopProfileSchema } from './workshop-profile.ts';

const profile = defaultWorkshopProfile;
const countryCodes = Object.keys(countries) as CountryCode[];

describe('the profile as a document', () => {
  test.each(countryCodes)('the example of %s is a valid profile that is marked as an example', (country) => {
    const example = profileForCountry(country);
    expect(workshopProfileSchema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
    expect(example).toMatchObject({
      examples: everyExample,
      ratesAsOf: '2026-11-20',
      currency: countries[country].currency,
    });
  });

  test('price bands must start at zero and rise', () => {
    const bands = [{ fromCarats: 0.5, perCarat: 10 }];
    const broken = { ...profile, stonePrices: { ...profile.stonePrices, ruby: { quality: '', bands } } };
    expect(workshopProfileSchema.safeParse(broken).success).toBe(false);
  });

  test('the exchange table must know the currency of the profile', () => {
    expect(workshopProfileSchema.safeParse({ ...profile, currency: 'XAU' }).success).toBe(false);
  });
});

describe('metal rates', () => {
  test('18k yellow is three quarters of fine gold with the premium', () => {
    expect(rateFor('au750_y', profile)).toBeCloseTo(135 * 0.75 * 1.05, 9);
  });

  test('palladium white gold costs more than nickel white gold', () => {
    expect(rateFor('au750_w_pd', profile)).toBeGreaterThan(rateFor('au750_w_ni', profile));
  });

  test('more gold in the alloy costs more, and base metals cost least', () => {
    const golds = alloyIds.filter((id) => alloys[id].metal === 'gold' && alloys[id].colour === 'yellow');
    const rates = golds.map((id) => rateFor(id, profile));
    expect(rates).toEqual(rates.toSorted((one, other) => other - one));
    expect(rateFor('brass', profile)).toBeLessThan(rateFor('ag925', profile));
    expect(rateFor('ag925', profile)).toBeLessThan(2);
  });

  test("a shop's own rate wins", () => {
    const own = { ...profile, metalRates: { ...profile.metalRates, ownPerGram: { au916_y: 111 } } };
    expect(rateFor('au916_y', own)).toBe(111);
    expect(rateFor('au750_y', own)).toBe(rateFor('au750_y', profile));
  });
});

describe('stone prices', () => {
  test('a band holds from its own weight upwards', () => {
    expect(stonePricePerCarat('diamond', 0.99, profile)).toBe(3900);
    expect(stonePricePerCarat('diamond', 1, profile)).toBe(4600);
    expect(stonePricePerCarat('diamond', 0.003, profile)).toBe(950);
    expect(stonePricePerCarat('diamond', 40, profile)).toBe(12000);
  });

  test.each(gemIds)('%s never gets cheaper a carat as it grows', (gem) => {
    const prices = [0.005, 0.1, 0.4, 0.75, 1, 1.6, 2.5, 4, 9].map((carats) => stonePricePerCarat(gem, carats, profile));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(prices[0]).toBeGreaterThan(0);
  });
});

describe('bench charges', () => {
  test.each(settingWorks)('setting a larger stone by %s never costs less', (work) => {
    const charges = [0.8, 1.5, 2, 3.5, 5, 8, 20].map((widthMm) => settingChargePerStone(work, widthMm, profile));
    expect(charges).toEqual(charges.toSorted((one, other) => one - other));
    expect(charges[0]).toBeGreaterThan(0);
  });

  test('making is by piece and gram, never below the minimum', () => {
    expect(makingCharge('gold', 4, 425, profile)).toBe(160);
    expect(makingCharge('silver', 2, 4, profile)).toBe(90);
  });

  test('an Indian shop can charge a percentage of the metal', () => {
    const perGram = { gold: 0, platinum: 0, palladium: 0, silver: 0, base: 0 };
    const percent = { making: { perPiece: 0, perGram, percentOfMetal: 12, minimum: 0 } };
    expect(makingCharge('gold', 20, 200_000, percent)).toBe(24_000);
  });
});

/** What a customer pays before tax, summed here by hand from the profile. */
function total(piece: {
  readonly grams: number;
  readonly stones?: readonly (readonly [
    gem: (typeof gemIds)[number],
    carats: number,
    widthMm: number,
    count: number,
  ])[];
}): number {
  const metal = piece.grams * rateFor('au750_y', profile);
  const stones = (piece.stones ?? []).map(([gem, carats, widthMm, count]) => {
    const work = count === 1 ? 'prong' : 'pave';
    const stone = carats * stonePricePerCarat(gem, carats, profile);
    return count * (stone + settingChargePerStone(work, widthMm, profile));
  });
  return metal + makingCharge('gold', piece.grams, metal, profile) + stones.reduce((sum, amount) => sum + amount, 0);
}

describe('the example rates give believable retail prices', () => {
  test('a plain 4 g band in 18k is metal and making', () => {
    expect(total({ grams: 4 })).toBeGreaterThan(500);
    expect(total({ grams: 4 })).toBeLessThan(700);
  });

  test('a 1 ct solitaire: natural and laboratory-grown', () => {
    const natural = total({ grams: 3.2, stones: [['diamond', 1.02, 6.5, 1]] });
    const grown = total({ grams: 3.2, stones: [['lab_diamond', 1.02, 6.5, 1]] });
    expect(natural).toBeGreaterThan(4000);
    expect(natural).toBeLessThan(7000);
    expect(grown).toBeGreaterThan(1200);
    expect(grown).toBeLessThan(2500);
  });

  test('a 1 ct oval ruby halo ring stays under 4000 dollars with 20 and with 60 melee', () => {
    for (const [count, carats] of [
      [20, 0.0065],
      [60, 0.0065],
    ] as const) {
      const ring = total({
        grams: 4.5,
        stones: [
          ['ruby', 1.05, 5.5, 1],
          ['diamond', carats, 1.15, count],
        ],
      });
      expect(ring).toBeGreaterThan(2200);
      expect(ring).toBeLessThan(3800);
    }
  });
});

describe('other currencies', () => {
  test('converting there and back gives the same amount', () => {
    const rupees = convert(4000, 'USD', 'INR', profile) ?? 0;
    expect(rupees).toBe(358_000);
    expect(convert(rupees, 'INR', 'USD', profile)).toBeCloseTo(4000, 9);
    expect(convert(100, 'GBP', 'EUR', profile)).toBeCloseTo((100 / 0.76) * 0.86, 9);
  });

  test('an unknown currency has no rate, an equal one needs none', () => {
    expect(convert(1, 'USD', 'THB', profile)).toBeUndefined();
    expect(convert(7, 'THB', 'THB', profile)).toBe(7);
    expect(profileInCurrency(profile, 'THB')).toMatchObject({ ok: false, problem: { code: 'exchange_rate_missing' } });
  });

  test('a profile in another currency prices the same', () => {
    const rupees = profileInCurrency(profile, 'INR');
    const value = rupees.ok ? rupees.value : profile;
    expect(rateFor('au750_y', value)).toBeCloseTo(rateFor('au750_y', profile) * 89.5, 0);
    expect(stonePricePerCarat('ruby', 1, value)).toBe(2000 * 89.5);
    expect(settingChargePerStone('pave', 1.15, value)).toBe(447.5);
    expect(value.making.perGram.gold).toBe(2237.5);
  });

  test('wages differ between countries, metal does not', () => {
    const india = profileForCountry('IN');
    expect(india.making.perGram.gold).toBe(671.25);
    expect(rateFor('au916_y', india) / rateFor('au916_y', profile)).toBeCloseTo(89.5, 2);
  });
});
