import { makingRules } from '../tables/making-rules.ts';
import { everyExample, exampleRatesId } from './examples.ts';
import { exampleStonePrices } from './example-stone-prices.ts';
import type { WorkshopProfile } from './workshop-profile.ts';

const EXAMPLE_DAY = '2026-11-20';

/**
 * Example rates of 20 November 2026, US dollars, workshop judgement. A shop types its own at first sign-in.
 *
 * - Metal is passed on near cost: 4,200 $ an ounce of gold is 135 $ a gram; silver 50, platinum 1,620, palladium
 *   1,400 $ an ounce. The premium is what casting grain costs over its fine content. Palladium white golds carry
 *   their 12.5 % and 13.5 % of palladium as a surcharge. So one gram of 18k yellow comes to 106 $.
 * - Labour is a small maker's: 60 $ a casting and 25 $ a gram of gold, so that a plain 4 g band in 18k sells near
 *   600 $, a solitaire with a natural 1 ct near 5,200 $, with a laboratory-grown one near 1,350 $, and a halo ring
 *   with a 1 ct ruby and 20 to 60 melee at 3,000 to 3,500 $.
 */
export const defaultWorkshopProfile: WorkshopProfile = {
  ratesId: exampleRatesId('US', EXAMPLE_DAY),
  country: 'US',
  currency: 'USD',
  ratesAsOf: EXAMPLE_DAY,
  examples: everyExample,
  metalRates: {
    finePerGram: { gold: 135, platinum: 52, palladium: 45, silver: 1.6 },
    premiumPct: { gold: 5, platinum: 10, palladium: 10, silver: 15 },
    alloyingPerGram: { au750_w_pd: 5.6, au585_w_pd: 6.1, au375_w_pd: 6.1, pd500: 0.8 },
    basePerGram: 0.05,
    ownPerGram: {},
  },
  stonePrices: exampleStonePrices,
  settingCharges: {
    prong: [
      { fromMm: 0, perStone: 6 },
      { fromMm: 2, perStone: 10 },
      { fromMm: 3.5, perStone: 25 },
      { fromMm: 5, perStone: 45 },
      { fromMm: 8, perStone: 70 },
    ],
    'shared-prong': [
      { fromMm: 0, perStone: 5 },
      { fromMm: 2, perStone: 8 },
      { fromMm: 3.5, perStone: 15 },
    ],
    bezel: [
      { fromMm: 0, perStone: 12 },
      { fromMm: 2, perStone: 18 },
      { fromMm: 3.5, perStone: 35 },
      { fromMm: 5, perStone: 60 },
      { fromMm: 8, perStone: 90 },
    ],
    pave: [
      { fromMm: 0, perStone: 5 },
      { fromMm: 1.5, perStone: 6 },
      { fromMm: 2, perStone: 8 },
    ],
    channel: [
      { fromMm: 0, perStone: 6 },
      { fromMm: 2, perStone: 9 },
    ],
    flush: [
      { fromMm: 0, perStone: 10 },
      { fromMm: 2, perStone: 15 },
      { fromMm: 3.5, perStone: 25 },
    ],
    peg: [
      { fromMm: 0, perStone: 8 },
      { fromMm: 8, perStone: 12 },
    ],
    strung: [{ fromMm: 0, perStone: 0.1 }],
  },
  making: {
    perPiece: 60,
    perGram: { gold: 25, platinum: 32, palladium: 25, silver: 4, base: 3 },
    percentOfMetal: 0,
    minimum: 90,
  },
  boughtParts: { chain: 35, clasp: 15, 'ear-wire': 8, ghungroo: 0.6, link: 2, post: 6 },
  // Sales tax is the customer's state's: quoted prices leave it out until the shop enters a rate.
  tax: { name: 'Sales tax', ratePct: 0, base: 'piece' },
  exchange: {
    asOf: '2026-11-20',
    // Those of the Gulf are pegged to the dollar by their central banks, the Kuwaiti dinar to a basket.
    perUsd: {
      USD: 1,
      INR: 89.5,
      EUR: 0.86,
      GBP: 0.76,
      AED: 3.6725,
      AUD: 1.52,
      BHD: 0.376,
      CAD: 1.39,
      CHF: 0.8,
      JPY: 152,
      KWD: 0.307,
      OMR: 0.3845,
      QAR: 3.64,
      SAR: 3.75,
      SGD: 1.29,
    },
  },
  finishingLossPct: makingRules.finishing.volumeLossPct.limit,
  ringSizeSystem: 'US',
};
