import { pieceKinds } from '#spec/pieces/registry.ts';
import { timesMade } from '#spec/request/order/pieces-together.ts';
import { money } from '#shared/money.ts';
import { currentRevision, type Draft } from '../journal/draft.ts';
import { netWeightInWords } from './net-weight.ts';

/** How often the design of a draft is made: four bangles, two pairs of studs. */
export function timesOrdered(draft: Draft): number {
  const { spec } = currentRevision(draft);
  return timesMade(draft.request.items?.[0], pieceKinds[spec.kind].pair);
}

/** What all pieces of some drafts, in the number ordered, weigh and cost together: undefined until each is weighed. */
export function togetherInWords(drafts: readonly Draft[]): string | undefined {
  let netMetalGrams = 0;
  let chainGrams = 0;
  let amount = 0;
  let currency: string | undefined;
  for (const draft of drafts) {
    const { weighed } = currentRevision(draft);
    if (weighed === undefined) return undefined;
    const { sheet } = weighed;
    const times = timesOrdered(draft);
    netMetalGrams += times * sheet.netMetalGrams;
    chainGrams += times * sheet.chainGrams;
    amount += times * sheet.price.amount;
    currency = sheet.price.currency;
  }
  return currency === undefined
    ? undefined
    : `${netWeightInWords({ netMetalGrams, chainGrams })} · ${money(amount, currency)}`;
}
