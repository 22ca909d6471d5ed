import { budgetPerPiece } from '#spec/request/budget-per-piece.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestItem } from '#spec/request/item.ts';
import type { RequestWeight } from '#spec/request/measure.ts';
import { piecesTogether } from '#spec/request/pieces-together.ts';
import { convert } from '#spec/workshop/exchange.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** Grams of cast metal. */
export interface WeightWish {
  readonly maximumGrams: number | undefined;
  readonly aboutGrams: number | undefined;
}

/** Grams in the traditional units; the tola of today's bullion trade (the old one was 11.664 g). */
const gramsPer = { tola: 10, ratti: 0.182, masha: 0.972 } as const;

/** The most that one piece may cost, in the profile's currency; undefined when no comparable amount was said. */
export function wishedBudget(
  request: Pick<DesignRequest, 'budget' | 'items'>,
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
  const maximum = weight?.metal_max_g ?? weight?.metal_total_max_g ?? weight?.gross_max_g ?? weight?.total_max_g;
  const traditional =
    weight?.value !== undefined && weight.unit !== undefined ? weight.value * gramsPer[weight.unit] : undefined;
  const about = weight?.metal_approx_g ?? middle(weight) ?? weight?.metal_each_g ?? traditional;
  const each = weight?.metal_each_g ?? traditional;
  return {
    maximumGrams: item?.weight_each_max_g ?? (maximum === undefined ? undefined : maximum / pieces),
    aboutGrams: about === undefined ? undefined : about === each ? about : about / pieces,
  };
}

function middle(weight: RequestWeight | undefined): number | undefined {
  if (weight?.metal_min_g === undefined) return undefined;
  return weight.metal_max_g === undefined ? weight.metal_min_g : (weight.metal_min_g + weight.metal_max_g) / 2;
}
