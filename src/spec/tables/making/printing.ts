import { rule, TRADE_PRACTICE } from './rule.ts';

const source = 'Formlabs castable wax guides; gemwares.com CAD guide; misterjewel.com technical tips';

/** Wax printing. */
export const printingRules = {
  supportedWallMinMm: rule(0.2, 'one-source', source),
  wireMinMm: rule(0.3, 'two-source', source),
  /** Hollows drain through at least two holes of this width. */
  drainHoleMinMm: rule(1, 'one-source', source),
  /** How far a facet of the exported mesh may stand off the true surface. */
  chordToleranceMm: rule(0.01, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
