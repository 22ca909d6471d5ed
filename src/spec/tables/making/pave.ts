import { rule, TRADE_PRACTICE } from './rule.ts';

const presets = 'JewelCraft spacing preset 0.2 mm; trade practice';

/** Bead-set rows and fields of small stones. */
export const paveRules = {
  /** Girdle to girdle. */
  gapMinMm: rule(0.1, TRADE_PRACTICE, presets),
  gapMaxMm: rule(0.2, 'one-source', presets),
  gapMm: rule(0.15, TRADE_PRACTICE, presets),
  /** Bright edge beside the stones. */
  edgeMinMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
  edgeMm: rule(0.4, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Bead over stone diameter. */
  beadMinRatio: rule(0.35, TRADE_PRACTICE, TRADE_PRACTICE),
  beadMaxRatio: rule(0.45, TRADE_PRACTICE, TRADE_PRACTICE),
  stoneMinMm: rule(0.8, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Drilled hole over stone diameter. */
  holeMinRatio: rule(0.5, TRADE_PRACTICE, TRADE_PRACTICE),
  holeMaxRatio: rule(0.66, 'one-source', 'JewelCraft cutter preset'),
  /** Metal under the culets, beyond the depth of the stone. */
  metalBelowStoneMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
