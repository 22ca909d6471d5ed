import type { RequestBudget } from '#spec/request/budget.ts';
import type { RequestItem } from '#spec/request/item.ts';
import type { RequestWeight } from '#spec/request/measure.ts';
import { gramsPer } from '#spec/tables/traditional-weights.ts';
import { convert } from '#spec/workshop/exchange.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** Grams of cast metal. */
export interface WeightWish {
  readonly maximumGrams: number | undefined;
  readonly aboutGrams: number | undefined;
}

/** Words for a limit on several pieces together. */
const together = new Set(['all_pieces', 'total', 'set']);

/** The most that one piece may cost, in the profile's currency; undefined when no comparable amount was said. */
export function wishedBudget(
  budget: RequestBudget | undefined,
  item: RequestItem | undefined,
  profile: WorkshopProfile,
  isPair: boolean,
): number | undefined {
  const said = budget?.max ?? budget?.target ?? budget?.approx;
  if (said === undefined || budget?.currency === undefined) return undefined;
  const amount = convert(said, budget.currency, profile.currency, profile);
  return amount === undefined ? undefined : amount / piecesOf(item, budget.scope, isPair);
}

/** What one piece may or should weigh; a pair of earrings is one piece, as it is on the sheet. */
export function wishedWeight(
  weight: RequestWeight | undefined,
  item: RequestItem | undefined,
  isPair: boolean,
): WeightWish {
  const pieces = piecesOf(item, weight?.scope, isPair);
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

/** @param isPair a pair is drawn, weighed and priced as one piece */
function piecesOf(item: RequestItem | undefined, scope: string | undefined, isPair: boolean): number {
  const each = item?.unit === 'pair' && !isPair ? 2 : 1;
  return scope !== undefined && (together.has(scope) || scope === 'pair') ? (item?.qty ?? 1) * each : 1;
}
