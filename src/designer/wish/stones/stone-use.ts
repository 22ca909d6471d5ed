import type { BeadsWord } from '#spec/request/words/beads-words.ts';
import type { FeatureWord } from '#spec/request/words/feature-words.ts';
/** What a piece does with stones. */
export interface StoneUse {
  /** It cannot be without a stone: a diamond is meant when none was said. */
  readonly needed: boolean;
  /** It is drawn in one kind of stone; others that were named are set in turn with it by hand. */
  readonly oneKind: boolean;
  /** Beside pieces with a stone it takes up theirs, although it is often made without. */
  readonly takesUp?: boolean;
  /** It is about its outline: a stone without a said size is an accent. */
  readonly accent: boolean;
  /**
   * How it meets a said total weight: each stone is `sized` for it; stones that can be `counted` freely are sized, then
   * counted; a row is `planned`, with gap, count and size together.
   */
  readonly total: 'sized' | 'counted' | 'planned';
  /** Pearls and stone beads hang from it, so that those that dangle are drilled, of whatever gem. */
  readonly strung?: boolean;
  /** Kinds of beads of a request that it is drawn with: the bench need not add them. */
  readonly ownBeads?: readonly (BeadsWord | FeatureWord)[];
  /** Another gem that was named goes around the leading one: there is no other place for it. */
  readonly around?: true;
  /** Stones that stand beside the leading one, whether they were named or not. */
  readonly beside?: number;
}

/** One stone leads: the piece is about it. */
export const leadingStone: StoneUse = { needed: true, oneKind: false, accent: false, total: 'sized' };

/** One stone leads between two others. */
export const betweenTwo: StoneUse = { ...leadingStone, beside: 2 };

/** A row or a line of equal stones. */
export const plannedRow: StoneUse = { needed: true, oneKind: true, accent: false, total: 'planned' };

/** Equal stones, as many as there is room or weight for. */
export const countedStones: StoneUse = { needed: true, oneKind: true, accent: false, total: 'counted' };

/** An outline in metal that may carry a stone. */
export const accentStone: StoneUse = { needed: false, oneKind: false, accent: true, total: 'sized' };

/** Metal first: a stone is set into it when one was asked for. */
export const stoneIfAsked: StoneUse = { needed: false, oneKind: false, accent: false, total: 'sized' };
