import { roundToMicrometre } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';

/** The small stones of a hidden halo as their collar needs them, in mm. */
export interface HiddenStones {
  readonly stoneMm: number;
  /** From their girdle to their table, which looks outwards. */
  readonly crownMm: number;
}

/** The collar of a hidden halo around the line of its stones, in mm. */
export interface HiddenCollar {
  readonly stoneMm: number;
  /** From the girdle of the centre stone inwards to the line of the small ones, which it hides from above. */
  readonly insetMm: number;
  /** From the line inwards. */
  readonly thickMm: number;
  /** Bright edge over and under the stones, as cast: polishing takes its share. */
  readonly rimMm: number;
  /** From the line to the upper edge of the rim, and to the lower one. */
  readonly halfMm: number;
  /**
   * Least height of the inside over the line. The top of the collar falls inwards as the pavilion above it does, no
   * further than the seats of the small stones leave a wall.
   */
  readonly leastTopMm: number;
}

/** Seen from above the tables of the small stones end this far inside the girdle. */
const HIDDEN_MM = tasteRules.railHidden.least;

/** Collar inside the line over the diameter of the stones: a little deeper than their pavilions. */
const THICK_RATIO = 0.55;

/** How steeply the seat of a round falls inwards, and how deep it is cut before it becomes a hole, over the diameter. */
const SEAT = { slope: 1.16, depthRatio: 0.25 } as const;

/** Least metal over a seat, upright: across the slope of the seat it is 0.3 mm. */
const OVER_SEAT_MM = 0.47;

/** Air between the collar and the pavilion of the centre stone. */
export const PAVILION_AIR_MM = 0.12;

export function hiddenCollar({ stoneMm, crownMm }: HiddenStones): HiddenCollar {
  const thickMm = THICK_RATIO * stoneMm;
  const rimMm = roundToMicrometre(makingRules.pave.edgeMinMm.limit + makingRules.finishing.perSurfaceMm.limit);
  const halfMm = stoneMm / 2 + rimMm;
  const slope = SEAT.slope - (OVER_SEAT_MM - rimMm) / (SEAT.depthRatio * stoneMm);
  return { stoneMm, insetMm: HIDDEN_MM + crownMm, thickMm, rimMm, halfMm, leastTopMm: halfMm - slope * thickMm };
}

/**
 * How deep under the girdle the line of a hidden halo comes to lie, estimated before a stone is cut.
 * @param slope how steeply the pavilion falls away inside the girdle (see `CutLayout`)
 * @param halfGirdleMm half the thickness of the centre's girdle
 */
export function hiddenHaloDepthMm(collar: HiddenCollar, slope: number, halfGirdleMm: number): number {
  const { insetMm, thickMm, leastTopMm, halfMm } = collar;
  const depthAt = (fromGirdleMm: number): number => halfGirdleMm + slope * fromGirdleMm + PAVILION_AIR_MM;
  return Math.max(depthAt(insetMm) + halfMm, depthAt(insetMm + thickMm) + leastTopMm);
}
