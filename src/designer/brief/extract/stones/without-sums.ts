import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { type CaratTrait, type GatheredStone, type Trait, withoutTraits, withTraits } from './gathered-stone.ts';

/** Stones, and the weights that are said of all of them. */
export interface Summed {
  readonly stones: readonly GatheredStone[];
  readonly totals: readonly CaratTrait[];
}

/** Sorts out weights of all that were gathered as stones, or as the weight of one. */
export function withoutSums(stones: readonly GatheredStone[]): Summed {
  const sums = stones.filter((stone) => isSum(stone, othersWithWeight(stone, stones)));
  const totals = stones.flatMap((stone): readonly CaratTrait[] => {
    const { carats } = stone.fields;
    return carats && (sums.includes(stone) || isSumOnHalo(stone, stones)) ? [{ key: 'carats', said: carats }] : [];
  });
  const left = stones
    .filter((stone) => !sums.includes(stone))
    .map((stone) => {
      // "total diamond 1 ct": so those that were told by their place alone are diamonds.
      const gems = sums.flatMap((sum): readonly Trait[] => {
        const { gem } = sum.fields;
        return gem && othersWithWeight(sum, stones).includes(stone) ? [{ key: 'gem', said: gem }] : [];
      });
      return withTraits(isSumOnHalo(stone, stones) ? withoutTraits(stone, 'carats') : stone, gems);
    });
  return { stones: left, totals };
}

/** "3 ct tw diamond ring with a 2 ct centre": ahead of the others only a centre tells that it is a sum. */
function othersWithWeight(stone: GatheredStone, stones: readonly GatheredStone[]): readonly GatheredStone[] {
  return stones.filter(
    ({ place, fields }) =>
      fields.carats !== undefined &&
      (place < stone.place || (place > stone.place && stoneRole(fields.role?.value).isCentre)),
  );
}

/** Whether a weight of all was said with a stone, and none of the others weighs more. */
function canBeSum({ fields: { carats } }: GatheredStone, others: readonly GatheredStone[]): boolean {
  const isLess = others.some(({ fields }) => (fields.carats?.value.value ?? 0) > (carats?.value.value ?? 0));
  return carats?.value.share === 'total' && others.length > 0 && !isLess;
}

/** "total diamond 1.00 ct" beside a stone of its own, smaller weight is the weight of all, not another stone. */
function isSum(stone: GatheredStone, others: readonly GatheredStone[]): boolean {
  return Object.keys(stone.fields).every((key) => key === 'gem' || key === 'carats') && canBeSum(stone, others);
}

/** "2.5 ct ruby, diamond halo, total weight 3.2 ct": no halo weighs more than what it surrounds. */
function isSumOnHalo(stone: GatheredStone, stones: readonly GatheredStone[]): boolean {
  return stoneRole(stone.fields.role?.value).halo !== undefined && canBeSum(stone, othersWithWeight(stone, stones));
}
