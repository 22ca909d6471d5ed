import type { StoneSize } from '#spec/tables/cuts.ts';
import { DEGREE } from '#shared/units.ts';
import type { Point2 } from '../outline/point.ts';
import { polarDeg } from '../outline/polar.ts';
import { byAngle, type OutlinedStone, type ProngStation, stationAt } from '../prongs/prong-station.ts';
import type { CutLayout } from './cut-layout.ts';

/** Steps of the arc: a chord of a 10 mm stone lies within 0.01 mm of it. */
const ARC_STEPS = 48;

/** The point of the arc that faces a direction, 0° to 180°: half an ellipse over the straight side. */
export function halfMoonArc({ lengthMm, widthMm }: StoneSize, facingDeg: number): Point2 {
  const [a, rise] = [widthMm / 2, lengthMm];
  const [c, s] = [Math.cos(facingDeg * DEGREE), Math.sin(facingDeg * DEGREE)];
  const reach = Math.sqrt((a * c) ** 2 + (rise * s) ** 2);
  return [(a * a * c) / reach, (rise * rise * s) / reach - lengthMm / 2];
}

/** Counter-clockwise from the right corner over the arc; the straight side lies below. */
export function halfMoonOutline(size: StoneSize): readonly Point2[] {
  const corner: Point2 = [size.widthMm / 2, -size.lengthMm / 2];
  const arc = Array.from({ length: ARC_STEPS - 1 }, (_, i) => halfMoonArc(size, (180 * (i + 1)) / ARC_STEPS));
  return [corner, ...arc, [-corner[0], corner[1]]];
}

export const halfMoonLayout: CutLayout = {
  outline: halfMoonOutline,
  prongs,
  tipped: false,
  haloOutlines: [],
  besideRowRatio: 0.48,
  straightSides: true,
  sharpCorners: false,
  takesPetals: false,
  pavilionSlope: 1.4,
  clawsOnAxis: {},
  besideCentre: { widthToCentre: 0.66 },
};

/** How far from a corner its claw stands on the arc, in the arc's facing. */
const FROM_CORNER_DEG = 24;

/** One claw near each corner, on the arc, so that the straight side lies close to its neighbour; the others around it. */
function prongs(stone: OutlinedStone, count: number): readonly ProngStation[] {
  const around = count === 3 ? [90] : count === 4 ? [70, 110] : count === 5 ? [60, 90, 120] : [50, 75, 105, 130];
  return [FROM_CORNER_DEG, ...around, 180 - FROM_CORNER_DEG]
    .map((facingDeg) => stationAt(stone, polarDeg(halfMoonArc(stone, facingDeg)), false))
    .sort(byAngle);
}
