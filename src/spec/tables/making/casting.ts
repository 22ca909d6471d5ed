import { rule, TRADE_PRACTICE } from './rule.ts';

const shrinkage =
  'artistryofgold.com mould shrinkage; JETT Research on ganoksin.com (19.95 mm model, 19.63 cast, 19.82 finished)';
const sprues = 'blog.stuller.com/casting-101; wiki.tinkermill.org, casting';

/** Shrinkage, sprues and what polishing takes away. */
export const castingRules = {
  /** Linear, printed wax cast directly: the model is scaled by 1 / (1 - shrink). */
  printedWaxShrinkPct: rule(1.5, 'two-source', shrinkage),
  mouldAndCastShrinkPct: rule(3.5, 'two-source', shrinkage),
  platinumShrinkPct: rule(1.75, 'one-source', shrinkage),
  sprueSmallMm: rule(2, 'two-source', sprues),
  sprueRingMm: rule(3, 'two-source', sprues),
  sprueHeavyMm: rule(4, 'two-source', sprues),
  /** Metal to melt beyond the casting itself, for the button. */
  buttonPct: rule(10, 'two-source', sprues),
  /** Inner corners are rounded with at least this share of the section. */
  innerFilletMinRatio: rule(0.5, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;

const finishing = 'gemwares.com CAD guide; Stuller, Best Practices for CAD/CAM; planfab.eu';

/** From cast to finished. */
export const finishingRules = {
  perSurfaceMm: rule(0.1, 'two-source', finishing),
  perSurfaceMaxMm: rule(0.25, 'two-source', finishing),
  volumeLossMinPct: rule(3, 'two-source', finishing),
  volumeLossMaxPct: rule(10, 'two-source', finishing),
} as const;
