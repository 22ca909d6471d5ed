import { roundToDecimals } from '#shared/units.ts';
import type { DesignSpec } from '../design-spec.ts';
import { alloys } from '../tables/alloys.ts';
import { billFor, totalOf } from '../workshop/bill.ts';
import { defaultWorkshopProfile } from '../workshop/default-workshop-profile.ts';
import type { OrderEstimate } from '../workshop/order-estimate.ts';
import type { WorkshopProfile } from '../workshop/workshop-profile.ts';

/** A tenth of it is filed and polished off. As it is weighed: a sheet rounds it to a milligram. */
const CAST_GRAMS = 4.4444;
const FINISHED_GRAMS = 4;
const BOUGHT_GRAMS = 0.5;

/** An estimate as a studio works it out: 4 g finished, half a gram bought, a ruby of a carat in four prongs. */
export function sampleEstimate(
  { metal }: Pick<DesignSpec, 'metal'>,
  profile: WorkshopProfile = defaultWorkshopProfile,
  castMetalGrams = CAST_GRAMS,
): OrderEstimate {
  const lines = billFor(
    {
      alloy: metal.alloy,
      castMetalGrams,
      stones: [{ gem: 'ruby', supply: 'shop', caratsEach: 1.02, caratsTotal: 1.02 }],
      settings: [{ work: 'prong', count: 1, narrowMm: 6 }],
      bought: [{ kind: 'post', count: 2, grams: BOUGHT_GRAMS }],
    },
    profile,
  );
  return {
    castMetalGrams: roundToDecimals(castMetalGrams, 3),
    finishedMetalGrams: FINISHED_GRAMS,
    boughtGrams: BOUGHT_GRAMS,
    netMetalGrams: FINISHED_GRAMS + BOUGHT_GRAMS,
    totalCarats: 1.02,
    currency: profile.currency,
    ratesAsOf: profile.ratesAsOf,
    lines: lines.map(({ kind, quantity, rate, amount }) => {
      const label = kind === 'metal' ? `${alloys[metal.alloy].name}, as cast` : kind;
      return { kind, label, unit: kind === 'metal' ? 'g' : 'piece', quantity, rate, amount };
    }),
    amount: totalOf(lines),
    making: profile.making,
    taxBase: profile.tax.base,
  };
}
