import { pieceKinds } from '#spec/pieces/registry.ts';
import { timesMade } from '#spec/request/order/pieces-together.ts';
import { money } from '#shared/money.ts';
import { grams } from '../../lib/format/measure.ts';
import { currentRevision, type Draft } from '../journal/draft.ts';

/** How often the design of a draft is made: four bangles, two pairs of studs. */
export function timesOrdered(draft: Draft): number {
  const { spec } = currentRevision(draft);
  return timesMade(draft.request.items?.[0], pieceKinds[spec.kind].pair);
}

/** What all pieces of some drafts, in the number ordered, weigh and cost together: undefined until each is weighed. */
export function togetherInWords(drafts: readonly Draft[]): string | undefined {
  let weight = 0;
  let amount = 0;
  let currency: string | undefined;
  for (const draft of drafts) {
    const { weighed } = currentRevision(draft);
    if (weighed === undefined) return undefined;
    const { finishedMetalGrams, price } = weighed.sheet;
    const times = timesOrdered(draft);
    weight += times * finishedMetalGrams;
    amount += times * price.amount;
    currency = price.currency;
  }
  return currency === undefined ? undefined : `${grams(weight)} · ${money(amount, currency)}`;
}
