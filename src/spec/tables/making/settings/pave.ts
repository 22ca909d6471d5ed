import { rule, TRADE_PRACTICE } from '../rule.ts';

const presets = 'JewelCraft spacing preset 0.2 mm; trade practice';

/** Bead-set rows and fields of small stones. */
export const paveRules = {
  /** Girdle to girdle. */
  gapMinMm: rule(0.1, TRADE_PRACTICE, presets),
  gapMaxMm: rule(0.2, 'one-source', presets),
  gapMm: rule(0.15, TRADE_PRACTICE, presets),
  /** Bright edge beside the stones. */
  edgeMinMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Bead over stone diameter. */
  beadRatio: rule(0.38, TRADE_PRACTICE, 'trade practice, from 0.35 to 0.45 of the stone'),
  stoneMinMm: rule(0.8, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Drilled hole over stone diameter. */
  holeRatio: rule(0.52, TRADE_PRACTICE, 'trade practice, from 0.5; up to the 0.66 of the JewelCraft cutter preset'),
  /** Metal under the culets, beyond the depth of the stone. */
  metalBelowStoneMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
