import { rule } from '../rule.ts';

const presets = 'JewelCraft cutter presets';

/** The bearing that a stone lies in. */
export const seatRules = {
  /** The seat is this much wider than the stone. */
  clearanceRatio: rule(0.01, 'one-source', presets),
  /** Straight band above and below the girdle, as a part of the depth. */
  girdleBandRoundRatio: rule(0.05, 'one-source', presets),
  girdleBandFancyRatio: rule(0.08, 'one-source', presets),
} as const;
