import { cutLayouts } from '../cuts/registry.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import { makingRules } from '#spec/tables/making-rules.ts';

/** Clearance between moving parts: a hinge turns freely from 0.1 mm on. */
export const HINGE_CLEARANCE_MM = 0.12;

/** Metal around the pin in a lug; more would knock against the neighbour's cup. */
const LUG_WALL_MM = 0.2;

/** Metal between the hollows of a link, as small as its stone may be: less is a risk in casting. */
export const LINK_WALL_MM = makingRules.printing.wireMinMm.limit + 0.05;

/** Size of the cup over that of the girdle, at its foot and at its rim; below the foot's edge it is drawn in a little. */
const BASE_SHARE = 0.8;
export const RIM_SHARE = 0.94;
export const FOOT_SHARE = 0.96;

/** How far up its flare a cup is at the height of its hinges. */
const AT_HINGE = 0.25;

/** A lug passes the cup of its neighbour with this much room. */
const PASSING_MM = 0.05;

/** The hinge of a link of a tennis bracelet, in mm; it cannot become as small as a stone. */
interface Hinge {
  readonly pinRadiusMm: number;
  /** Of a lug, around the pin. */
  readonly lugRadiusMm: number;
  /** Breadth of the eye that the pin goes through. */
  readonly tongueMm: number;
  /** Half the width of the slot that the eye turns in. */
  readonly slotHalfMm: number;
}

/** The hinge of a link for a stone. @param stoneMm its longer side */
export function hingeFor(stoneMm: number): Hinge {
  const pinRadiusMm = Math.max(0.25, stoneMm * 0.09);
  const tongueMm = stoneMm * 0.22;
  return {
    pinRadiusMm,
    lugRadiusMm: pinRadiusMm + LUG_WALL_MM,
    tongueMm,
    slotHalfMm: tongueMm / 2 + HINGE_CLEARANCE_MM,
  };
}

/** The hole below a stone that opens into the slot of a hinge that lies flat, as its radius. */
export function openHoleMm(stoneMm: number): number {
  return stoneMm * 0.27;
}

/** Foot of a cup over its girdle: a small one is nearly as wide below, so that it keeps a wall around its hole. */
export function cupBaseShare(holeRadiusMm: number, girdleRadiusMm: number): number {
  const walled = (holeRadiusMm + LINK_WALL_MM) / (FOOT_SHARE * girdleRadiusMm);
  return Math.min(RIM_SHARE, Math.max(BASE_SHARE, walled));
}

/**
 * How near to each other the stones of a bracelet can stand, middle to middle in mm, so that the lugs of a link pass the
 * cup of the next.
 * @param stoneMm its longer side, which lies along the line
 */
export function leastPitchMm(shape: BuiltCutId, stoneMm: number): number {
  const { lugRadiusMm, slotHalfMm } = hingeFor(stoneMm);
  const girdleMm = stoneMm / 2;
  const base = cupBaseShare(openHoleMm(stoneMm), girdleMm);
  const cupMm = girdleMm * (base + (RIM_SHARE - base) * AT_HINGE);
  // Beside the eye a round cup has already turned away.
  const besideMm = cutLayouts[shape].sharpCorners ? cupMm : Math.sqrt(Math.max(0, cupMm ** 2 - slotHalfMm ** 2));
  return 2 * (besideMm + lugRadiusMm + PASSING_MM);
}
