import type { KeptFact } from '#spec/kept/fact.ts';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { weighedStones } from '../estimated-figures.ts';

/** Figures that are met after a look has been chosen. */
const metLater = /^(weight|budget|items\.weight_each_max_g)/;

/** How many of the said facts a look does not keep: of looks that could be chosen, those that keep more come first. */
export function departuresOf(request: DesignRequest, draft: PieceDraft): number {
  const unpriced = { spec: draft, stones: weighedStones(draft), metalGrams: 0, price: { amount: 0, currency: '' } };
  return keptFacts(request, unpriced).filter(isDeparture).length;
}

function isDeparture({ state, field }: KeptFact): boolean {
  return (state === 'changed' || state === 'notDone') && !metLater.test(field);
}
