import { rule, TRADE_PRACTICE } from '../rule.ts';

const gauges = 'stonesandfindings.com gauge chart (20 gauge is 0.81 mm, 22 gauge 0.64 mm)';

/** What a nostril can carry and how it is held. */
export const nosePinRules = {
  wireMm: rule(0.8, 'one-source', gauges),
  /** Finer wire cuts and bends; 22 gauge is the finest that is worn. */
  wireMinMm: rule(0.6, 'one-source', gauges),
  /** Thicker wire is too thick for a usual piercing of the nostril. */
  wireMaxMm: rule(1, TRADE_PRACTICE, TRADE_PRACTICE),
  /** From the back of the head to the end of the wire or to its bend: through the nostril, with room to breathe. */
  lengthMm: rule(6.5, TRADE_PRACTICE, TRADE_PRACTICE),
  lengthMinMm: rule(5.5, TRADE_PRACTICE, TRADE_PRACTICE),
  lengthMaxMm: rule(8, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Heavier pins droop and pull. */
  weightMaxGrams: rule(1, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
