import { rule, TRADE_PRACTICE } from '../rule.ts';

/** Stones sunk level with the surface (gypsy setting). */
export const flushRules = {
  /** Metal around the stone, as a part of its diameter. */
  metalAroundMinRatio: rule(0.5, TRADE_PRACTICE, TRADE_PRACTICE),
  metalAroundMinMm: rule(0.8, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
