import { clamp, DEGREE, roundToStep } from '#shared/units.ts';
import type { StoneSize } from '#spec/tables/cuts.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';

/** Where a side stone stands: its place around the finger, its shift along the band and its base. */
export interface SidePlace {
  readonly aroundDeg: number;
  readonly offsetXMm: number;
  readonly baseHeightMm: number;
}

/** Side over centre diameter: two thirds; much smaller and the sides look like leftovers. */
const SIDE_RATIO = 0.66;
const SMALLEST_RATIO = 0.6;

/** How far the sides' tables lie below the centre's, which leads. */
const LOWER_MM = 0.45;

/** Culet to finger. */
const CULET_CLEARANCE_MM = makingRules.gallery.culetClearanceMinMm.limit;

/** Tilt that follows the finger. */
const TILT_DEG = 14;

/** Widest span of the stones over the finger's diameter: a little less than they may have. */
const WIDEST_SPAN = tasteRules.spanWithinFinger.most - 0.03;

/**
 * Width of the side stones across the finger, in steps of 0.05 mm; smaller where the three would be wider than the
 * finger.
 */
export function sideWidthMm(
  centreMm: number,
  innerDiameterMm: number,
  gapMm: number,
  ratio: number = SIDE_RATIO,
): number {
  const wished = ratio * centreMm;
  return roundToStep(clamp(sideRoomMm(centreMm, innerDiameterMm, gapMm), SMALLEST_RATIO * centreMm, wished), 0.05);
}

/** How long a stone beside the centre may be, so that all three span no more than the finger, in mm. */
export function sideRoomMm(centreMm: number, innerDiameterMm: number, gapMm: number): number {
  // Tilted stones take a little less room than they are wide.
  return (WIDEST_SPAN * innerDiameterMm - centreMm - 2 * gapMm) / 2 / Math.cos(TILT_DEG * DEGREE);
}

/** The proportions of a stone whose end lies against a centre. */
export interface EndOn {
  /** Its wish for width, and the usual length over it. */
  readonly widthMm: number;
  readonly lengthToWidth: number;
  /** The shortest that the trade cuts it in. */
  readonly leastLengthToWidth: number;
}

/**
 * Measures of a stone that points away from the centre: as long as it is usual, shorter where the finger leaves no room,
 * and narrower when it would become stubbier than the trade cuts it. In steps of 0.05 mm.
 */
export function endOnSize({ widthMm, lengthToWidth, leastLengthToWidth }: EndOn, roomMm: number): StoneSize {
  const lengthMm = Math.max(SHORTEST_MM, Math.min(widthMm * lengthToWidth, roomMm));
  const narrowed = Math.min(widthMm, lengthMm / leastLengthToWidth);
  return { lengthMm: floorToStep(lengthMm), widthMm: floorToStep(narrowed) };
}

/** Shorter stones are melee. */
const SHORTEST_MM = 1.6;

function floorToStep(mm: number): number {
  return roundToStep(Math.floor(mm / 0.05 + 1e-6) * 0.05, 0.05);
}

/**
 * Places a side stone so that its girdle just clears the centre's, its table lies lower and it leans with the finger.
 * Heights are counted from the finger.
 */
export function placeSide(given: {
  readonly innerRadiusMm: number;
  readonly centreAcrossMm: number;
  /** Girdle to girdle. */
  readonly gapMm: number;
  readonly centreTableMm: number;
  readonly sideAcrossMm: number;
  readonly sidePavilionMm: number;
  readonly sideCrownMm: number;
}): SidePlace {
  const { innerRadiusMm: radius, sideAcrossMm: side } = given;
  const [sine, cosine] = [Math.sin(TILT_DEG * DEGREE), Math.cos(TILT_DEG * DEGREE)];
  // Side's table centre: lower by LOWER_MM than the centre's, both seen from the front.
  const tableZ = radius + given.centreTableMm - LOWER_MM;
  const innerEdge = given.centreAcrossMm / 2 + given.gapMm;
  // Girdle centre from its inner edge, then the shift along the tilted band that brings it there.
  const girdleX = innerEdge + (side / 2) * cosine;
  const girdleZ = tableZ - given.sideCrownMm * cosine;
  const shift = girdleX * cosine - girdleZ * sine;
  const height = girdleX * sine + girdleZ * cosine;
  const base = height - radius - given.sidePavilionMm;
  return {
    aroundDeg: TILT_DEG,
    offsetXMm: roundToStep(shift, 0.1),
    baseHeightMm: roundToStep(clamp(base, CULET_CLEARANCE_MM, 6), 0.1),
  };
}
