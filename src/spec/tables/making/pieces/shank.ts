import { rule, TRADE_PRACTICE } from '../rule.ts';

const stuller = 'Stuller, Best Practices for CAD/CAM (which point of the ring each minimum applies to is inferred)';
const jewelleryBusiness = 'jewellerybusiness.com, ring structure';

/** How strong the hoop of a ring must be. */
export const shankRules = {
  palmThicknessMinMm: rule(1.2, 'two-source', stuller),
  palmThicknessPreferredMm: rule(1.5, 'two-source', stuller),
  shoulderThicknessMinMm: rule(1.7, 'two-source', stuller),
  widthMinMm: rule(1.6, 'one-source', jewelleryBusiness),
  /** Metal between the culets of an eternity row and the finger. */
  eternityCuletClearanceMm: rule(0.5, 'one-source', stuller),
  /** Plain, solid arc at the palm that lets a ring be sized two sizes up or down; 90° to 120° is better. */
  sizingArcMinDeg: rule(60, 'one-source', 'rosediamonds.wordpress.com, ring sizing 101; watch-pocket.com'),
  /** How much lower a comfort fit lies at its edges than in its middle. */
  comfortCrownMinMm: rule(0.15, TRADE_PRACTICE, TRADE_PRACTICE),
  comfortCrownMaxMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Between the two slopes of a knife edge: sharper cuts, flatter no longer looks like one. */
  knifeApexMinDeg: rule(90, TRADE_PRACTICE, TRADE_PRACTICE),
  knifeApexMaxDeg: rule(120, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
