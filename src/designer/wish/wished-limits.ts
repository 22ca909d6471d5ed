import { budgetPerPiece } from '#spec/request/budget-per-piece.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestItem } from '#spec/request/item.ts';
import type { RequestWeight } from '#spec/request/measure.ts';
import { piecesTogether } from '#spec/request/pieces-together.ts';
import { gramsPer } from '#spec/tables/traditional-weights.ts';
import { convert } from '#spec/workshop/exchange.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** Grams of finished metal: the weight that is said is that of the piece in the hand. */
export interface WeightWish {
  readonly maximumGrams: number | undefined;
  readonly minimumGrams: number | undefined;
  readonly aboutGrams: number | undefined;
  /** With the stones. */
  readonly maximumGrossGrams: number | undefined;
}

/** The most that one piece may cost, in the profile's currency; undefined when no comparable amount was said. */
export function wishedBudget(
  request: Pick<DesignRequest, 'budget' | 'items' | 'assumptions'>,
  profile: WorkshopProfile,
  isPair: boolean,
): number | undefined {
  const budget = budgetPerPiece(request, isPair);
  return budget && convert(budget.amount, budget.currency, profile.currency, profile);
}

/** What one piece may or should weigh; a pair of earrings is one piece, as it is on the sheet. */
export function wishedWeight(
  weight: RequestWeight | undefined,
  item: RequestItem | undefined,
  isPair: boolean,
): WeightWish {
  const pieces = piecesTogether(item, weight?.scope, isPair);
  const perPiece = (grams: number | undefined, count = pieces): number | undefined =>
    grams === undefined ? undefined : grams / count;
  const each = weight?.metal_each_g;
  const traditional = perPiece(weight?.value && weight.unit && weight.value * gramsPer[weight.unit]);
  return {
    maximumGrams:
      item?.weight_each_max_g ??
      perPiece(weight?.metal_max_g) ??
      perPiece(weight?.metal_total_max_g, piecesTogether(item, 'all_pieces', isPair)),
    minimumGrams: perPiece(weight?.metal_min_g),
    // Each of a single pair is one of the two.
    aboutGrams:
      perPiece(weight?.metal_approx_g) ??
      (each !== undefined && isPair && (item?.qty ?? 1) === 1 ? 2 * each : each) ??
      traditional ??
      middle(perPiece(weight?.metal_min_g), perPiece(weight?.metal_max_g)),
    maximumGrossGrams: perPiece(weight?.gross_max_g ?? weight?.total_max_g),
  };
}

function middle(least: number | undefined, most: number | undefined): number | undefined {
  return least === undefined || most === undefined ? undefined : (least + most) / 2;
}
