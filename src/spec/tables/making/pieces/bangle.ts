import { rule, TRADE_PRACTICE } from '../rule.ts';

/** Bangles and kadas. */
export const bangleRules = {
  solidThicknessMinMm: rule(1.5, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Narrower it is a churi or a wire, whatever it is called. */
  kadaWidthMinMm: rule(
    4,
    TRADE_PRACTICE,
    'trade practice: a solid kada of 4 × 2 mm is the lightest that is sold as one',
  ),
  /** The usual kada. */
  kadaWidthMm: rule(8, TRADE_PRACTICE, 'trade practice, from 6 to 12 mm'),
} as const;
