import { rule, TRADE_PRACTICE } from '../rule.ts';

const source = 'heartofgoldjewelers.com setting standards; orchid.ganoksin.com';

/** Stones between two walls. */
export const channelRules = {
  wallMm: rule(0.8, TRADE_PRACTICE, 'trade practice, from 0.7 to 0.9 mm'),
  /** Beside small stones: fine work by an experienced setter. */
  wallFineMinMm: rule(0.35, 'one-source', source),
  /** How far each wall reaches over the stone, as a part of its diameter. */
  overlapRatio: rule(0.1, 'two-source', `${source}; up to 0.15 by one of them`),
  /** Girdle to girdle. */
  gapMinMm: rule(0.05, TRADE_PRACTICE, TRADE_PRACTICE),
  gapMm: rule(0.08, TRADE_PRACTICE, TRADE_PRACTICE),
  gapMaxMm: rule(0.1, TRADE_PRACTICE, TRADE_PRACTICE),
  /** What the floor of the channel adds to the metal between culet and finger. */
  floorBelowCuletMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
} as const;
