import { gems } from '#spec/tables/gems.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';

/** Width of a ring's main stone when no size was said: what sells at the counter. Trade judgement. */
const USUAL_MM = { diamond: 6, coloured: 6, gent: 7 } as const;

/** A cocktail ring is this much above the usual, a dainty one this much below. */
const BOLDNESS_MM = 1.5;

/** Width of the main stone of a ring when nobody said one. */
export function usualCentreMm({ gent, style }: Pick<PieceWish, 'gent' | 'style'>, wish: StoneWish): number {
  const usual = gent ? USUAL_MM.gent : gems[wish.gem].species === 'diamond' ? USUAL_MM.diamond : USUAL_MM.coloured;
  return usual + BOLDNESS_MM * style.boldness;
}
