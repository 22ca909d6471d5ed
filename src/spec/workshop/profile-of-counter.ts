import { roundMoney } from '#shared/money.ts';
import { type AlloyId, alloyIds, alloys } from '../tables/alloys.ts';
import { gemIds } from '../tables/gems.ts';
import { type SettingCharges, settingWorks } from './bench-charges.ts';
import { type ShopCounter, type QuotedRate, rateUnits } from './counter.ts';
import { everyExample, type Examples } from './examples.ts';
import type { MetalRates } from './metal-rates.ts';
import { profileForCountry } from './profile-for-country.ts';
import type { WorkshopProfile } from './workshop-profile.ts';

/** A stone from this width on is set as a large one: a sixth of a carat in diamond. */
const LARGE_STONE_MM = 3.5;

/**
 * The profile of a shop: what it has entered, and of its country's example shop what it has not.
 * @param ratesId names this state of the counter
 */
export function profileOfCounter(counter: ShopCounter, ratesId: string): WorkshopProfile {
  const example = profileForCountry(counter.country);
  const { rates, ratesAsOf, making, setting, tax, ringSizeSystem, stonePrices } = counter;
  return {
    ...example,
    ratesId,
    ratesAsOf,
    tax,
    ringSizeSystem,
    metalRates: withRates(example.metalRates, rates),
    stonePrices: { ...example.stonePrices, ...stonePrices },
    ...(making && { making }),
    ...(setting && { settingCharges: settingAt(setting, example.settingCharges) }),
    examples: examplesLeft(counter),
  };
}

/** What one gram costs by a rate of the board. */
const perGram = ({ amount, per }: QuotedRate): number => amount / rateUnits[per];

/**
 * A quoted rate is what the customer pays for that fineness: no premium comes on top of it. Other alloys of the metal
 * follow from the purest that is quoted.
 */
function withRates(example: MetalRates, rates: readonly QuotedRate[]): MetalRates {
  const { finePerGram, premiumPct, ownPerGram } = example;
  const [fine, premium] = [{ ...finePerGram }, { ...premiumPct }];
  for (const rate of rates.toSorted((one, other) => one.fineness - other.fineness)) {
    fine[rate.metal] = perGram(rate) / (rate.fineness / 1000);
    premium[rate.metal] = 0;
  }
  const quoted = alloyIds.flatMap((alloy) => ownRateOf(alloy, example, rates));
  return {
    ...example,
    finePerGram: fine,
    premiumPct: premium,
    ownPerGram: { ...ownPerGram, ...Object.fromEntries(quoted) },
  };
}

/** The rate of an alloy whose fineness is quoted, with what its costly partners come to. */
function ownRateOf(
  alloy: AlloyId,
  { alloyingPerGram }: MetalRates,
  rates: readonly QuotedRate[],
): readonly (readonly [AlloyId, number])[] {
  const { metal, fineness } = alloys[alloy];
  const rate = rates.find((one) => one.metal === metal && one.fineness === fineness);
  return rate === undefined ? [] : [[alloy, roundMoney(perGram(rate) + (alloyingPerGram[alloy] ?? 0))]];
}

/** One charge for small stones and one for large ones, whatever holds them; strung beads keep their example's. */
function settingAt({ small, large }: NonNullable<ShopCounter['setting']>, { strung }: SettingCharges): SettingCharges {
  const bands = [
    { fromMm: 0, perStone: small },
    { fromMm: LARGE_STONE_MM, perStone: large },
  ];
  const charges = settingWorks.map((work) => [work, work === 'strung' ? strung : bands]);
  return Object.fromEntries(charges) as SettingCharges;
}

function examplesLeft({ rates, making, setting, stonePrices = {} }: ShopCounter): Examples {
  const quoted = new Set<string>(rates.map(({ metal }) => metal));
  return {
    metals: everyExample.metals.filter((metal) => !quoted.has(metal)),
    gems: gemIds.filter((gem) => stonePrices[gem] === undefined),
    charges: everyExample.charges.filter(
      (charge) => !((charge === 'making' && making !== undefined) || (charge === 'setting' && setting !== undefined)),
    ),
  };
}
