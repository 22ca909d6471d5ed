import { rule, TRADE_PRACTICE } from '../rule.ts';

const posts =
  'stonesandfindings.com gauge chart (20 gauge is 0.81 mm); misterjewel.com (post at least 0.8 mm); orchid.ganoksin.com 37202';

/** What an ear can carry and how it is held. */
export const earringRules = {
  postMm: rule(0.8, 'two-source', posts),
  postMinMm: rule(0.7, 'two-source', posts),
  postLengthMm: rule(10, 'one-source', `${posts}; from 9.5 to 11.5 mm`),
  earWireMm: rule(0.8, 'one-source', `${posts}; from 0.7 to 1 mm`),
  /** The metal of a hoop: thinner ones bend when they are opened. */
  hoopMinMm: rule(1.5, TRADE_PRACTICE, TRADE_PRACTICE),
  everydayGramsPerEarMax: rule(5, TRADE_PRACTICE, TRADE_PRACTICE),
  occasionGramsPerEarMax: rule(10, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
