import { roundToStep } from '#shared/units.ts';
import { rule, TRADE_PRACTICE } from '../rule.ts';

const presets = 'JewelCraft prong presets (stones up to 2.5 mm); trade practice above';

/** Prong wire by stone: from this width of stone upwards, this diameter. */
const prongLadder = [
  { fromStoneMm: 0, prongMm: 0.35 },
  { fromStoneMm: 1, prongMm: 0.4 },
  { fromStoneMm: 1.2, prongMm: 0.5 },
  { fromStoneMm: 1.5, prongMm: 0.6 },
  { fromStoneMm: 1.7, prongMm: 0.7 },
  { fromStoneMm: 2.5, prongMm: 0.8 },
  { fromStoneMm: 4.5, prongMm: 0.9 },
  { fromStoneMm: 6, prongMm: 1 },
  { fromStoneMm: 7.5, prongMm: 1.2 },
  { fromStoneMm: 9.5, prongMm: 1.4 },
] as const;

/** Claws, before and after the setter has pushed them over. */
export const prongRules = {
  /** Thinner prongs are raised from the metal as beads, not cast. */
  castDiameterMinMm: rule(0.6, 'one-source', 'gemwares.com CAD guide'),
  /** Thicker wire in 22k, 24k and fine silver, which bend by hand. */
  softMetalFactor: rule(1.15, 'two-source', 'heartofgoldjewelers.com setting standards; jewellerybusiness.com'),
  /** How deep the seat may cut into a prong, as a part of its diameter. */
  seatCutMaxRatio: rule(
    0.25,
    'two-source',
    'Stuller, Best Practices for CAD/CAM; heartofgoldjewelers.com (heel keeps half)',
  ),
  /** The finished tip lies on the crown over this part of the stone's width. */
  tipCoverRatio: rule(
    0.07,
    TRADE_PRACTICE,
    'trade practice: on a round a third of the way from girdle to table, the least of heartofgoldjewelers.com',
  ),
  /** Height of the tip over the girdle, as a part of the crown height. */
  tipHeightRatio: rule(0.85, 'one-source', 'from 0.7 to 1: heartofgoldjewelers.com setting standards'),
} as const;

/**
 * Prong wire for a stone, in mm.
 * @param stoneMm girdle width of the stone
 * @param soft whether the alloy bends by hand (`alloys[id].soft`): 15 % thicker, rounded to 0.05 mm
 */
export function prongDiameterMm(stoneMm: number, soft = false): number {
  const rung = prongLadder.findLast((row) => stoneMm >= row.fromStoneMm) ?? prongLadder[0];
  return soft ? roundToStep(rung.prongMm * prongRules.softMetalFactor.limit, 0.05) : rung.prongMm;
}

/** The rule behind {@link prongDiameterMm}, for a check that quotes it. */
export function prongDiameterRule(stoneMm: number, soft = false) {
  return rule(prongDiameterMm(stoneMm, soft), 'two-source up to 2.5 mm', presets);
}
