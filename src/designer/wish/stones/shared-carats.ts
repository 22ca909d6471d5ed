import type { DesignRequest } from '#spec/request/design-request.ts';
import type { StoneWish } from './stone-wish.ts';
import { assumedDiamond } from './used-stones.ts';
import type { StoneWishes } from './wished-stones.ts';

/** Stones beside a centre when no count was said. */
const SIDES = 2;

/** Small stones that nobody named are diamonds. */
const smallDiamonds: StoneWish = { ...assumedDiamond, accent: true };

/**
 * "2 ct in all, the centre 1.5": the rest is the weight of the side stones, or of the small ones where there are none.
 * Without a centre of its own the whole weight is the main stones'.
 */
export function withSharedCarats(stones: StoneWishes, { total_carat: total }: DesignRequest): StoneWishes {
  const { main, beside } = stones;
  if (!total || !main) return stones;
  const centre = main.size?.said === 'carats' ? main.size.carats : undefined;
  if (centre === undefined) {
    if (beside || main.size || main.totalCarats !== undefined) return stones;
    return { ...stones, main: { ...main, totalCarats: total.value } };
  }
  const left = total.includes_center === false ? total.value : total.value - centre;
  if (left <= 0) return stones;
  if (!beside) return { ...stones, small: withRest(stones.small ?? smallDiamonds, left) };
  if (beside.size) return stones;
  return { ...stones, beside: { ...beside, size: { said: 'carats', carats: left / (beside.count ?? SIDES) } } };
}

function withRest(small: StoneWish, left: number): StoneWish {
  return small.size || small.totalCarats !== undefined ? small : { ...small, totalCarats: left };
}
