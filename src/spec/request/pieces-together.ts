import type { RequestItem } from './item.ts';

/** Words for a figure of several pieces together. */
const together: ReadonlySet<string> = new Set(['all_pieces', 'total', 'set', 'pair']);

/**
 * Of how many designs a figure (money, grams) was said; 1 where it was said of each.
 * @param isPair the design is a pair, which is drawn, weighed and priced as one piece
 */
export function piecesTogether(item: RequestItem | undefined, scope: string | undefined, isPair: boolean): number {
  if (scope === undefined || !together.has(scope)) return 1;
  return (item?.qty ?? 1) * (item?.unit === 'pair' && !isPair ? 2 : 1);
}
