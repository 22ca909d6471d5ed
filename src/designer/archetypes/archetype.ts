import type { Role, StyleFamily } from '../proposal.ts';
import type { PieceDraft } from '../piece-draft.ts';
import type { PieceWish } from '../wish/piece-wish.ts';

/** One way of making a piece, in one style; still without its measures. */
export interface Idea {
  readonly family: StyleFamily;
  /** Only for when so much was said that the better ideas come to the same. */
  readonly fallback?: boolean;
  /**
   * Its parts with all their measures.
   * @param richness steps of weight and stones away from taste's own measure: −8 spare … 0 … +8 lavish
   */
  draft(asked: PieceWish, richness: number): PieceDraft;
}

/** A kind of piece with everything that it can be: the ideas for a role, best first, that fit what was said. */
export interface Archetype {
  readonly name: string;
  ideas(asked: PieceWish, role: Role): readonly Idea[];
}
