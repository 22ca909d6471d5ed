import { gems } from '#spec/tables/gems.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';

/**
 * Width of a ring's main stone when no size was said: what sells at the counter. Trade judgement. That of a diamond is
 * of a round one: one of another cut has as large a face, since its price follows its weight.
 */
const USUAL_MM = { diamond: 6, coloured: 6, gent: 7 } as const;

/** What words of size add to it: a small diamond is of a quarter carat, a large one of two. Trade judgement. */
const LARGER_MM = { small: -2, dainty: -1.5, usual: 0, bold: 1.5, large: 2 } as const;

/** Width of the main stone of a ring when nobody said one, in mm. */
export function usualCentreMm(
  { gent, style }: Pick<PieceWish, 'gent' | 'style'>,
  wish: StoneWish,
  shape: BuiltCutId,
): number {
  const isDiamond = gems[wish.gem].species === 'diamond';
  const usual = gent ? USUAL_MM.gent : isDiamond ? USUAL_MM.diamond : USUAL_MM.coloured;
  const mm = usual + LARGER_MM[wish.worded ?? style.size.whole];
  return isDiamond ? mm / Math.sqrt(wish.lengthToWidth ?? builtCuts[shape].lengthToWidth) : mm;
}
