import type { DesignRequest } from '#spec/request/design-request.ts';
import type { BeadsWord } from '#spec/request/words/beads-words.ts';
import type { FeatureWord } from '#spec/request/words/feature-words.ts';
import type { PieceWish } from './piece-wish.ts';

/** Words for beads of its own metal that a piece with a fringe has. */
export const hungBeads: readonly (BeadsWord | FeatureWord)[] = ['ghungroo', 'tassel', 'gold_beads'];

/** Whether a word means beads of metal that hang. */
export function areHungBeads(word: string): boolean {
  return hungBeads.some((one) => one === word);
}

/** Whether beads of metal were asked for below the rim. */
export function wantsHungBeads({ beads, features = [] }: Pick<DesignRequest, 'beads' | 'features'>): boolean {
  return [...(beads ? [beads.kind] : []), ...features].some(areHungBeads);
}

/** Bells that ring, on whatever they hang. */
export const ringingBells: readonly FeatureWord[] = ['ghungroo'];

/** Whether bells were asked for. */
export function wantsBells({ request, excluded }: Pick<PieceWish, 'request' | 'excluded'>): boolean {
  return !areBellsRuledOut({ excluded }) && ringingBells.some((word) => request.features?.includes(word));
}

/** Whether a piece that is worn for its bells has to do without. */
export function areBellsRuledOut({ excluded }: Pick<PieceWish, 'excluded'>): boolean {
  return ringingBells.some((word) => excluded.has(word));
}
