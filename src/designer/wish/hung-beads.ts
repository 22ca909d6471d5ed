import type { DesignRequest } from '#spec/request/design-request.ts';
import type { BeadsWord } from '#spec/request/words/beads-words.ts';
import type { FeatureWord } from '#spec/request/words/feature-words.ts';

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
