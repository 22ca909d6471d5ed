import { rule, TRADE_PRACTICE } from '../rule.ts';

const source = 'trade practice; a strip of 26 gauge (0.40 mm) or thicker: nancylthamilton.com';

/** Bezel wall by stone: from this width of stone upwards, this wall. */
const bezelLadder = [
  { fromStoneMm: 0, wallMm: 0.5 },
  { fromStoneMm: 3, wallMm: 0.6 },
  { fromStoneMm: 6, wallMm: 0.8 },
  { fromStoneMm: 10, wallMm: 1 },
] as const;

/** Rub-over settings. */
export const bezelRules = {
  /** How far the wall stands above the girdle of a faceted stone. */
  aboveGirdleMinMm: rule(0.3, TRADE_PRACTICE, source),
  aboveGirdleMaxMm: rule(0.5, TRADE_PRACTICE, source),
  /** A wall around a cabochon climbs this part of the dome. */
  domeClimbMinRatio: rule(0.25, TRADE_PRACTICE, TRADE_PRACTICE),
  domeClimbMaxRatio: rule(0.33, TRADE_PRACTICE, TRADE_PRACTICE),
  /** The ledge that the stone rests on. */
  seatLedgeMm: rule(0.3, TRADE_PRACTICE, source),
} as const;

/** Wall of a bezel around a stone, in mm. @param stoneMm girdle width of the stone */
export function bezelWallMm(stoneMm: number): number {
  return (bezelLadder.findLast((row) => stoneMm >= row.fromStoneMm) ?? bezelLadder[0]).wallMm;
}

/** The rule behind {@link bezelWallMm}, for a check that quotes it. */
export function bezelWallRule(stoneMm: number) {
  return rule(bezelWallMm(stoneMm), TRADE_PRACTICE, source);
}
