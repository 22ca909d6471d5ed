import type { Sheet } from '#engine/contract/sheet.ts';
import type { OrderEstimate } from '#spec/workshop/order-estimate.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** What an order keeps of a sheet. @param profile by which it was priced */
export const estimateOfSheet = (sheet: Sheet, { making, tax }: WorkshopProfile) => ({
  castMetalGrams: sheet.castMetalGrams,
  finishedMetalGrams: sheet.finishedMetalGrams,
  boughtGrams: sheet.boughtGrams,
  netMetalGrams: sheet.netMetalGrams,
  totalCarats: sheet.totalCarats,
  currency: sheet.price.currency,
  ratesAsOf: sheet.price.ratesAsOf,
  // The client's types know no arrays that can't be written to.
  lines: [...sheet.price.lines] satisfies OrderEstimate['lines'],
  amount: sheet.price.amount,
  making,
  taxBase: tax.base,
});
