import type { StoneWish } from './stone-wish.ts';
import type { StoneWishes } from './wished-stones.ts';

/** The gem that stands in turn with the main one in a row of equal stones; nothing where one cannot be set like the other. */
export function inTurnWish({
  main,
  beside,
  small,
}: Pick<StoneWishes, 'main' | 'beside' | 'small'>): StoneWish | undefined {
  const other = beside ?? small;
  return main && other?.gemSaid && other.gem !== main.gem && other.form === main.form ? other : undefined;
}
