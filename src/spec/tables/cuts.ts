import type { Cut, FacetedCut, StoneSize } from './cuts/cut.ts';
import { plainCuts } from './cuts/plain.ts';
import { pointedCuts } from './cuts/pointed-brilliants.ts';
import { roundedCuts } from './cuts/round-brilliants.ts';
import { stepCuts } from './cuts/step.ts';
import { tradeSizeRows } from './cuts/trade-sizes.ts';

export type { Cut, DiamondFactor, FacetedCut, FacetProportions, OutlineDetail, StoneSize } from './cuts/cut.ts';
export { type RoundDiamondRow, roundDiamondChart } from './cuts/round-diamond-chart.ts';

const rows = { ...roundedCuts, ...pointedCuts, ...stepCuts, ...plainCuts } as const satisfies Record<string, Cut>;

export type CutId = keyof typeof rows;

/** Every cut that a stone can have, by id. Angles of fancy cuts are design defaults: no laboratory grades them. */
export const cuts: Readonly<Record<CutId, Cut>> = rows;

export const cutIds = Object.keys(rows) as unknown as readonly [CutId, ...CutId[]];

/** The cuts that the engine facets. */
export const facetedCutIds = [
  'round',
  'oval',
  'cushion',
  'pear',
  'marquise',
  'emerald',
  'princess',
  'heart',
] as const satisfies readonly CutId[];

export type FacetedCutId = (typeof facetedCutIds)[number];

/** The faceted cuts with their proportions, by id. */
export const facetedCuts: Readonly<Record<FacetedCutId, FacetedCut>> = rows;

/** Calibrated sizes of each cut, smallest first. */
export const tradeSizes: Readonly<Record<CutId, readonly StoneSize[]>> = tradeSizeRows;

/** The calibrated size nearest to a wish: by the sum of squared differences of length and width. */
export function nearestTradeSize(cut: CutId, wished: StoneSize): StoneSize {
  const distance = (size: StoneSize): number =>
    (size.lengthMm - wished.lengthMm) ** 2 + (size.widthMm - wished.widthMm) ** 2;
  return tradeSizes[cut].reduce((best, size) => (distance(size) < distance(best) ? size : best));
}
