import { rule, TRADE_PRACTICE } from './rule.ts';

/** Bangles and kadas. */
export const bangleRules = {
  solidThicknessMinMm: rule(1.5, TRADE_PRACTICE, TRADE_PRACTICE),
  hollowWallMinMm: rule(0.4, TRADE_PRACTICE, TRADE_PRACTICE),
  kadaWidthMinMm: rule(6, TRADE_PRACTICE, TRADE_PRACTICE),
  kadaWidthMaxMm: rule(12, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
