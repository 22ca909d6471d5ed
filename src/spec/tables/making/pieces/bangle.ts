import { rule, TRADE_PRACTICE } from '../rule.ts';

/** Bangles and kadas. */
export const bangleRules = {
  solidThicknessMinMm: rule(1.5, TRADE_PRACTICE, TRADE_PRACTICE),
  /** The usual kada. */
  kadaWidthMm: rule(8, TRADE_PRACTICE, 'trade practice, from 6 to 12 mm'),
} as const;
