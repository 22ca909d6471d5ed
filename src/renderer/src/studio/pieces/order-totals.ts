import { pieceKinds } from '#spec/pieces/registry.ts';
import { timesMade } from '#spec/request/order/pieces-together.ts';
import { money } from '#shared/money.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import { currentRevision, type Draft } from '../journal/draft.ts';
import type { PriceOverride } from '../journal/listing.ts';
import { netWeightInWords } from './net-weight.ts';

/** How often the design of a draft is made: four bangles, two pairs of studs. */
export function timesOrdered(draft: Draft): number {
  const { spec } = currentRevision(draft);
  return timesMade(draft.request.items?.[0], pieceKinds[spec.kind].pair);
}

/** What workshops ask for designs in the place of the reckoned price, by the id of the design. */
export type SetPrices = Readonly<Record<string, PriceOverride | undefined>>;

/**
 * What all pieces of some drafts, in the number ordered, weigh and cost together: undefined until each is weighed. Prices in
 * two currencies have no sum.
 */
export function togetherInWords(drafts: readonly Draft[], setPrices: SetPrices = {}): string | undefined {
  let netMetalGrams = 0;
  let chainGrams = 0;
  let amount = 0;
  const currencies = new Set<string>();
  for (const draft of drafts) {
    const { weighed } = currentRevision(draft);
    if (weighed === undefined) return undefined;
    const { sheet } = weighed;
    const times = timesOrdered(draft);
    netMetalGrams += times * sheet.netMetalGrams;
    chainGrams += times * sheet.chainGrams;
    const price = priceOf(sheet, setPrices[draft.id]);
    amount += times * price.amount;
    currencies.add(price.currency);
  }
  const [currency, ...others] = currencies;
  if (currency === undefined) return undefined;
  const weight = netWeightInWords({ netMetalGrams, chainGrams });
  return others.length > 0 ? weight : `${weight} · ${money(amount, currency)}`;
}

const priceOf = ({ price }: Sheet, set: PriceOverride | undefined) =>
  set === undefined ? price : { amount: set.hundredths / 100, currency: set.currency };
