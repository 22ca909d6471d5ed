import { rule, TRADE_PRACTICE } from '../rule.ts';

/** A pearl on its peg. */
export const pearlRules = {
  /** Peg of a half-drilled pearl, as the drills of the trade. */
  pegMinMm: rule(0.7, TRADE_PRACTICE, TRADE_PRACTICE),
  pegMaxMm: rule(0.9, TRADE_PRACTICE, TRADE_PRACTICE),
  pegMm: rule(0.8, TRADE_PRACTICE, TRADE_PRACTICE),
  /** How deep the peg goes, as a part of the pearl's diameter: pearls are drilled a third to a half through. */
  drilledRatio: rule(0.5, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Cup over pearl: less does not steady it, more is seen in front. */
  cupMinRatio: rule(0.35, TRADE_PRACTICE, TRADE_PRACTICE),
  cupMaxRatio: rule(0.75, TRADE_PRACTICE, TRADE_PRACTICE),
  cupWallMm: rule(0.7, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
