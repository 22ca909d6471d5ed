/** Kinds of beads that are strung. The lexicon says with which phrases; what designs make of them compares no other word. */
export const beadsWords = [
  'black_beads',
  'gold_beads',
  'rudraksha',
  'tulsi',
  'kuzhal',
  'silver_beads',
  'wooden_beads',
  'glass_beads',
] as const;

export type BeadsWord = (typeof beadsWords)[number];
