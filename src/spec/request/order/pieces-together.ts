import type { RequestItem } from '../sections/item.ts';

/** Words for a number of several pieces together. */
const together: ReadonlySet<string> = new Set(['all_pieces', 'total', 'set', 'pair']);

/**
 * How often a line's design is made: four bangles four times, a pair of bangles twice.
 * @param isPair the design is a pair, which is drawn, weighed and priced as one piece
 */
export function timesMade(item: RequestItem | undefined, isPair: boolean): number {
  const { qty = 1, unit } = item ?? {};
  if (isPair) return unit === 'piece' ? Math.ceil(qty / 2) : qty;
  return unit === 'pair' ? 2 * qty : qty;
}

/** Of how many designs a number (money, grams) was said; 1 where it was said of each. */
export function piecesTogether(item: RequestItem | undefined, scope: string | undefined, isPair: boolean): number {
  return scope !== undefined && together.has(scope) ? timesMade(item, isPair) : 1;
}
