import { rule } from './rule.ts';

const source = 'Formlabs castable wax guides; gemwares.com CAD guide; misterjewel.com technical tips';

/** Wax printing. */
export const printingRules = {
  supportedWallMinMm: rule(0.2, 'one-source', source),
  wireMinMm: rule(0.3, 'two-source', source),
} as const;
