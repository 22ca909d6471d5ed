import { formOf } from '#spec/tables/cuts.ts';
import type { Role } from '../proposal.ts';
import type { PieceWish } from './piece-wish.ts';

/** The wish for one role: its stone is cut, and its motif as large, as the first piece of the set asks for. */
export function inSet(asked: PieceWish, role: Role): PieceWish {
  const hand = asked.hands?.[role];
  if (hand === undefined) return asked;
  const { cut, motifMm } = hand;
  const { main } = asked.stones;
  const isOpen =
    cut !== undefined && main?.shape === undefined && main?.form === 'faceted' && formOf(cut) === 'faceted';
  return {
    ...asked,
    ...(isOpen && { stones: { ...asked.stones, main: { ...main, suits: [cut] } } }),
    ...(motifMm !== undefined && { motif: { mm: motifMm, isExact: true } }),
  };
}
