import { gramsPer } from '../../tables/traditional-weights.ts';
import type { DesignRequest } from '../design-request.ts';
import type { RequestWeight } from '../sections/measure.ts';
import type { RequestItem } from '../sections/item.ts';
import { piecesTogether } from './pieces-together.ts';

/** What one design may or should weigh, in grams of finished metal: a weight that is said is that of the piece in the hand. */
export interface WeightPerPiece {
  readonly maximumGrams: number | undefined;
  readonly minimumGrams: number | undefined;
  readonly aboutGrams: number | undefined;
  /** With the stones. */
  readonly maximumGrossGrams: number | undefined;
}

/** The members of a request's weight that are weights. */
export type WeightKey = Exclude<keyof RequestWeight, 'unit' | 'scope'>;

type SaidWeights = Pick<DesignRequest, 'weight' | 'items'>;

/**
 * Of how many designs a weight was said: of four bangles together, of one; each of a single pair is half of it.
 * @param isPair the design is a pair, which is drawn, weighed and priced as one piece
 */
export function designsWeighed(key: WeightKey, { weight, items }: SaidWeights, isPair: boolean): number {
  const item = items?.[0];
  if (key === 'metal_each_g') return designsInEach(item, isPair);
  return piecesTogether(item, key === 'metal_total_max_g' ? 'all_pieces' : weight?.scope, isPair);
}

/** Of how many designs a weight each was said: each of a single pair is half of the design. */
export function designsInEach(item: RequestItem | undefined, isPair: boolean): number {
  return isPair && (item?.qty ?? 1) === 1 ? 0.5 : 1;
}

/** Of how many designs the weight of an item alone was said. */
export function designsOfItem(item: RequestItem | undefined, isPair: boolean): number {
  return piecesTogether(item, undefined, isPair);
}

/** Grams in the unit of a weight that was said in tola or ratti; undefined without a unit, which is never guessed. */
export function gramsPerUnit({ weight }: SaidWeights): number | undefined {
  return weight?.unit && gramsPer[weight.unit];
}

/** The weights of a request, of one design. */
export function weightPerPiece(said: SaidWeights, isPair: boolean): WeightPerPiece {
  const { weight, items } = said;
  const ofOne = (key: WeightKey): number | undefined => {
    const number = weight?.[key];
    const unitGrams = key === 'value' ? gramsPerUnit(said) : 1;
    if (number === undefined || unitGrams === undefined) return undefined;
    return (number * unitGrams) / designsWeighed(key, said, isPair);
  };
  const [least, most] = [ofOne('metal_min_g'), ofOne('metal_max_g')];
  const eachMost = items?.[0]?.weight_each_max_g;
  const own = items?.[0]?.weight_approx_g;
  return {
    maximumGrams:
      eachMost === undefined ? (most ?? ofOne('metal_total_max_g')) : eachMost / designsInEach(items?.[0], isPair),
    minimumGrams: least,
    aboutGrams:
      (own === undefined ? undefined : own / designsOfItem(items?.[0], isPair)) ??
      ofOne('metal_approx_g') ??
      ofOne('metal_each_g') ??
      ofOne('value') ??
      middle(least, most),
    maximumGrossGrams: ofOne('gross_max_g') ?? ofOne('total_max_g'),
  };
}

/** Whether a weight was said that one design should have, and not only a limit. */
export function isWeightAimed(said: SaidWeights, isPair: boolean): boolean {
  return weightPerPiece(said, isPair).aboutGrams !== undefined;
}

/** The most that one design should weigh by what was said of it, in grams; undefined where nothing keeps it light. */
export function mostGramsPerPiece(said: SaidWeights, isPair: boolean): number | undefined {
  const { maximumGrams, maximumGrossGrams, aboutGrams } = weightPerPiece(said, isPair);
  const limits = [maximumGrams, maximumGrossGrams].filter((grams) => grams !== undefined);
  return limits.length === 0 ? aboutGrams : Math.min(...limits);
}

/** Whether an item has a weight of its own beside that of the whole order. */
export function hasOwnWeight({ weight_approx_g }: RequestItem): boolean {
  return weight_approx_g !== undefined;
}

/** Whether anything was said of what the piece weighs. */
export function saysWeight({ weight, items }: SaidWeights): boolean {
  const [item] = items ?? [];
  return weight !== undefined || item?.weight_approx_g !== undefined || item?.weight_each_max_g !== undefined;
}

function middle(least: number | undefined, most: number | undefined): number | undefined {
  return least === undefined || most === undefined ? undefined : (least + most) / 2;
}
