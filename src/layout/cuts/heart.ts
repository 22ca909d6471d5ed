import { clamp } from '#shared/units.ts';
import type { StoneSize } from '#spec/tables/cuts.ts';
import { pointedCuts } from '#spec/tables/cuts/pointed-brilliants.ts';
import { type GirdleStation, girdleCorners, tip } from '../girdle/girdle-curve.ts';
import { type HeartLobe, heartLobe } from '../girdle/heart-lobe.ts';
import type { Point2 } from '../outline/point.ts';
import { byAngle, type OutlinedStone, type ProngStation, stationAt } from '../prongs/prong-station.ts';
import { stationFacing } from '../prongs/station-facing.ts';
import type { CutLayout } from './cut-layout.ts';

/** Length over width between which lobes, cleft and tip can be laid out; the trade stays within 0.9 to 1.1. */
const SHORTEST = 0.8;
const LONGEST = 1.25;

/** A heart outside the usual ratios is the nearest usual one, stretched along its axis. */
export function shapelyHeart({ lengthMm, widthMm }: StoneSize): StoneSize & { readonly stretch: number } {
  const shapelyMm = widthMm * clamp(lengthMm / widthMm, SHORTEST, LONGEST);
  return { lengthMm: shapelyMm, widthMm, stretch: lengthMm / shapelyMm };
}

/** The right lobe of a heart of usual ratio. */
export function heartLobeOf({ lengthMm, widthMm }: StoneSize): HeartLobe {
  return heartLobe(widthMm / 2, lengthMm / 2, (widthMm * pointedCuts.heart.outline.cleftPct) / 100);
}

/** The right half of the girdle from tip to cleft. */
export function rightHalf(lobe: HeartLobe, stations: readonly GirdleStation[], steps: number): readonly Point2[] {
  return [...girdleCorners(lobe.curve, stations, steps), lobe.curve(lobe.cleftDeg)];
}

/** The whole outline from its right half; it starts at the widest place on the right. @param widest its index */
export function bothLobes(right: readonly Point2[], widest: number): readonly Point2[] {
  const left = right.slice(1, -1).map(([x, y]): Point2 => [-x, y]);
  const whole = [...right, ...left.toReversed()];
  return [...whole.slice(widest), ...whole.slice(0, widest)];
}

export const heartLayout: CutLayout = {
  outline,
  prongs,
  tipped: true,
  haloOutlines: [],
  besideRowRatio: 0.34,
  straightSides: true,
  sharpCorners: false,
  takesPetals: false,
  pavilionSlope: 1.67,
  clawsOnAxis: { bottom: 5 },
};

/** Steps of the wing, of the lobe's outside and of its inside. */
const STEPS = 24;

function outline(size: StoneSize): readonly Point2[] {
  const { stretch, ...shapely } = shapelyHeart(size);
  const lobe = heartLobeOf(shapely);
  const stations = [tip(-90, lobe.tipDeg), ...[0, 90, lobe.cleftDeg].map((facingDeg) => ({ facingDeg, tipDeg: 0 }))];
  return bothLobes(rightHalf(lobe, stations, STEPS), STEPS).map(([x, y]): Point2 => [x, y * stretch]);
}

const TIP_DEG = 270;

/** V at the tip, one on each lobe, then the sides, then the cleft. */
function prongs(stone: OutlinedStone, count: number): readonly ProngStation[] {
  const [lobes, sides, shoulders] = [152, 82, 116].map((turn) =>
    [-turn, turn].map((side) => stationFacing(stone, TIP_DEG + side)),
  ) as [ProngStation[], ProngStation[], ProngStation[]];
  const chosen = [stationAt(stone, TIP_DEG, true), ...lobes];
  if (count === 4 || count === 6 || count === 8) chosen.push(stationAt(stone, TIP_DEG + 180, false));
  if (count >= 5) chosen.push(...sides);
  if (count >= 7) chosen.push(...shoulders);
  return chosen.sort(byAngle);
}
