import type { Result } from '#shared/result.ts';
import { threePrices } from './three-prices.ts';
import type { VariedModel, VariationWish, VaryingAt } from './variation.ts';
import { type Variations, vary } from './vary.ts';

/** Variations of a design, or the same design at three prices. */
export type PricedOrVaried = VariationWish | 'three-prices';

/** What is drawn from a design, whichever is wished. */
export function variationsFor(anchor: VariedModel, wish: PricedOrVaried, at: VaryingAt): Result<Variations> {
  return wish === 'three-prices' ? threePrices(anchor, at) : vary(anchor, wish, at);
}
