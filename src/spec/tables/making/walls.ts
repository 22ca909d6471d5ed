import { rule } from './rule.ts';

const castGuides = 'gemwares.com CAD guide; misterjewel.com technical tips (silver 0.8 to 1 mm, gold 1 to 1.2 mm)';
const stuller = 'Stuller, Best Practices for CAD/CAM';

/** How thin cast metal may be. Platinum fills thin sections less readily but is stronger: the same minima hold. */
export const wallRules = {
  castMinMm: rule(0.8, 'two-source', castGuides),
  /** Scrolls, leaves and other ornament that carries nothing. */
  decorativeMinMm: rule(0.5, 'one-source', stuller),
  /** Two elements that should become one must share this much. */
  overlapMinMm: rule(0.15, 'one-source', stuller),
  /** Narrower openings fill with metal or investment. */
  openingMinMm: rule(0.4, 'one-source', stuller),
} as const;
