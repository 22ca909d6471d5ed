import type { DesignRequest } from '#spec/request/design-request.ts';
import type { StoneUse } from './stone-use.ts';
import type { StoneWish } from './stone-wish.ts';
import { assumedDiamond } from './used-stones.ts';
import type { StoneWishes } from './wished-stones.ts';

/** Stones beside a centre when no count was said. */
const SIDES = 2;

/** Small stones that nobody named are diamonds. */
const smallDiamonds: StoneWish = { ...assumedDiamond, accent: true };

/**
 * "2 ct in all, the centre 1.5": the rest is the weight of the stones beside it, or of the small ones where there are
 * none. Without a centre of its own the whole weight is the main stones'.
 */
export function withSharedCarats(
  stones: StoneWishes,
  { total_carat: total }: DesignRequest,
  use: Pick<StoneUse, 'beside'>,
): StoneWishes {
  const { main, beside } = stones;
  if (!total || !main) return stones;
  const centre = main.size?.said === 'carats' ? main.size.carats : undefined;
  if (centre === undefined) {
    if (beside || main.size || main.totalCarats !== undefined) return stones;
    return { ...stones, main: { ...main, totalCarats: total.value } };
  }
  const left = total.includes_center === false ? total.value : total.value - centre;
  if (left <= 0) return stones;
  if (!beside && use.beside !== undefined) return { ...stones, beside: sideOf(main, left / use.beside) };
  if (!beside) return withSmallOf(stones, left);
  if (beside.size) return stones;
  return { ...stones, beside: { ...beside, size: { said: 'carats', carats: left / (beside.count ?? SIDES) } } };
}

/** The small stones of a ring with so much together: a hidden halo has its part of it, the shoulders or halo the rest. */
function withSmallOf(stones: StoneWishes, left: number): StoneWishes {
  const { hidden, small } = stones;
  const isHiddenOpen = hidden !== undefined && !hidden.size && hidden.totalCarats === undefined;
  if (!isHiddenOpen) return { ...stones, small: withRest(small ?? smallDiamonds, left) };
  if (!small) return { ...stones, hidden: withRest(hidden, left) };
  const under = HIDDEN_SHARE * left;
  return { ...stones, hidden: withRest(hidden, under), small: withRest(small, left - under) };
}

/** Of the small stones of a ring, the share that lies hidden under the centre: fewer and smaller ones than on the shoulders. */
const HIDDEN_SHARE = 0.2;

/** A side stone that nobody named, of a weight. */
function sideOf(main: StoneWish, carats: number): StoneWish {
  return { ...assumedDiamond, gem: main.gem, colour: main.colour, size: { said: 'carats', carats } };
}

function withRest(small: StoneWish, left: number): StoneWish {
  return small.size || small.totalCarats !== undefined ? small : { ...small, totalCarats: left };
}
