import { rule, TRADE_PRACTICE } from './rule.ts';

const source = 'heartofgoldjewelers.com setting standards; orchid.ganoksin.com';

/** Stones between two walls. */
export const channelRules = {
  wallMinMm: rule(0.7, TRADE_PRACTICE, TRADE_PRACTICE),
  wallMaxMm: rule(0.9, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Fine work by an experienced setter. */
  wallFineMinMm: rule(0.35, 'one-source', source),
  /** How far each wall reaches over the stone, as a part of its diameter. */
  overlapMinRatio: rule(0.1, 'two-source', source),
  overlapMaxRatio: rule(0.15, 'one-source', source),
  gapMinMm: rule(0.05, TRADE_PRACTICE, TRADE_PRACTICE),
  gapMaxMm: rule(0.1, TRADE_PRACTICE, TRADE_PRACTICE),
  stoneMinMm: rule(1.3, TRADE_PRACTICE, TRADE_PRACTICE),
  floorBelowCuletMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
