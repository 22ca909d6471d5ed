/** What a piece does with stones. */
export interface StoneUse {
  /** It is nothing without a stone: a diamond is meant when none was said. */
  readonly needed: boolean;
  /** It is drawn in one kind of stone: what was named beside it is set between. */
  readonly oneKind: boolean;
  /** It is about its outline: a stone of which no size was said is an accent. */
  readonly accent: boolean;
  /**
   * How it comes to the weight that was said of all stones together: each stone is `sized` for it; stones that are
   * `counted` freely are sized, then counted; a row is `planned` for it, gap, count and stone together.
   */
  readonly total: 'sized' | 'counted' | 'planned';
}

/** One stone leads: the piece is about it. */
export const leadingStone: StoneUse = { needed: true, oneKind: false, accent: false, total: 'sized' };

/** A row or a line of equal stones. */
export const plannedRow: StoneUse = { needed: true, oneKind: true, accent: false, total: 'planned' };

/** Equal stones, as many as there is room or weight for. */
export const countedStones: StoneUse = { needed: true, oneKind: true, accent: false, total: 'counted' };

/** An outline in metal that may carry a stone. */
export const accentStone: StoneUse = { needed: false, oneKind: false, accent: true, total: 'sized' };

/** Metal first: a stone is set into it when one was asked for. */
export const stoneIfAsked: StoneUse = { needed: false, oneKind: false, accent: false, total: 'sized' };
