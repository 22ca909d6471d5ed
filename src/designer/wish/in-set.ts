import { type BuiltCutId, formOf } from '#spec/tables/cuts.ts';
import type { Role } from '../proposal.ts';
import type { PieceWish } from './piece-wish.ts';

/** How large the motif of a piece of a set is: the side of a square as large. */
export interface SetMotif {
  readonly mm: number;
  /** The first piece of the set has it in this size; of that piece itself it is only the usual one. */
  readonly isExact: boolean;
}

/** What a piece has from a design of the first piece of its set. */
export interface SetHand {
  readonly cut?: BuiltCutId;
  readonly motifMm?: number;
}

/** The same by the role that both designs play. */
export type SetHands = Readonly<Partial<Record<Role, SetHand>>>;

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
