import { rule, TRADE_PRACTICE } from './rule.ts';

const posts =
  'stonesandfindings.com gauge chart (20 gauge is 0.81 mm); misterjewel.com (post at least 0.8 mm); orchid.ganoksin.com 37202';

/** What an ear can carry and how it is held. */
export const earringRules = {
  postMm: rule(0.8, 'two-source', posts),
  postMinMm: rule(0.7, 'two-source', posts),
  postMaxMm: rule(1, 'two-source', posts),
  postLengthMinMm: rule(9.5, 'one-source', posts),
  postLengthMaxMm: rule(11.5, 'one-source', posts),
  earWireMinMm: rule(0.7, 'one-source', posts),
  earWireMaxMm: rule(1, 'one-source', posts),
  hoopTubeMinMm: rule(1.5, TRADE_PRACTICE, TRADE_PRACTICE),
  everydayGramsPerEarMax: rule(5, TRADE_PRACTICE, TRADE_PRACTICE),
  occasionGramsPerEarMax: rule(10, TRADE_PRACTICE, TRADE_PRACTICE),
  /** With a chain over the ear that takes part of the weight (sahara). */
  withEarChainGramsPerEarMax: rule(20, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Peg of a half-drilled pearl. */
  pearlPegMinMm: rule(0.7, TRADE_PRACTICE, TRADE_PRACTICE),
  pearlPegMaxMm: rule(0.9, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
