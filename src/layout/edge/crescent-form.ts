import type { PartOf } from '#spec/part-registry.ts';
import type { Point2 } from '../outline/point.ts';

type Crescent = PartOf<'crescent'>;

/** The two circles of a crescent, the outer one about the origin. */
export interface CrescentForm {
  readonly outerMm: number;
  readonly innerMm: number;
  /** How far the middle of the window lies above that of the plate. */
  readonly aboveMm: number;
}

/** The window is at least this wide: less is a hole. */
const LEAST_WINDOW_MM = 1;

export function crescentForm({ widthMm, bellyMm, hornMm }: Crescent): CrescentForm {
  const outerMm = widthMm / 2;
  const horn = Math.min(hornMm, bellyMm);
  const innerMm = Math.max(LEAST_WINDOW_MM, outerMm - (horn + bellyMm) / 2);
  return { outerMm, innerMm, aboveMm: outerMm - innerMm - horn };
}

/** A circle of so many points, counter-clockwise from +x. */
export function circleOutline(radiusMm: number, segments: number): readonly Point2[] {
  return Array.from({ length: segments }, (_, index): Point2 => {
    const angle = (2 * Math.PI * index) / segments;
    return [radiusMm * Math.cos(angle), radiusMm * Math.sin(angle)];
  });
}

/** How far its edges are rounded off, at most half of its thickness. */
export const EDGE_MM = 0.3;

/** How the face rises from its edges to its middle: steep beside them, nearly flat between. */
const RISE = 3;

/** Height of the face at a share of the way from the outer edge to the window; 0 is the level of a flat one. */
export function faceHeightMm({ domeMm, thicknessMm }: Crescent, share: number): number {
  const edgeMm = Math.min(EDGE_MM, thicknessMm / 2);
  return (domeMm + edgeMm) * (1 - Math.abs(2 * share - 1) ** RISE) - edgeMm;
}

/** Height of the back there: hollowed nearly as far as the face rises, so that the metal is even. */
export function backHeightMm({ domeMm, thicknessMm }: Crescent, share: number): number {
  return HOLLOWED * domeMm * (1 - Math.abs(2 * share - 1) ** RISE) - thicknessMm;
}

/** How far the back follows the face. */
const HOLLOWED = 0.9;

/** Metal of a crescent in mm³: its ring by the mean of what lies between face and back. */
export function crescentMm3(crescent: Crescent): number {
  const { outerMm, innerMm } = crescentForm(crescent);
  const edgeMm = Math.min(EDGE_MM, crescent.thicknessMm / 2);
  const share = RISE / (RISE + 1);
  const meanMm = crescent.thicknessMm + (1 - HOLLOWED) * share * crescent.domeMm - (1 - share) * edgeMm;
  return Math.PI * (outerMm ** 2 - innerMm ** 2) * meanMm;
}

/** Breadth of the metal below an angle from the lowest place, measured from the outer edge inwards. */
export function breadthAtMm({ outerMm, innerMm, aboveMm }: CrescentForm, angleRad: number): number {
  // From the outer edge towards the middle of the plate until the window begins.
  const along = aboveMm * Math.cos(angleRad);
  const across = aboveMm * Math.sin(angleRad);
  return outerMm - (Math.sqrt(Math.max(0, innerMm ** 2 - across ** 2)) - along);
}
