import { rule, TRADE_PRACTICE } from '../rule.ts';

const stuller = 'Stuller, Best Practices for CAD/CAM';

/** Rails and base of a head. */
export const galleryRules = {
  /** A smaller gap between rails fills with metal. */
  railGapMinMm: rule(0.4, 'one-source', stuller),
  /** Culet to finger. */
  culetClearanceMinMm: rule(0.5, 'one-source', stuller),
  /** The peg that a head stands on. */
  pegMinMm: rule(1.2, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
