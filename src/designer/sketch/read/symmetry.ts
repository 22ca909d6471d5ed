import { DEGREE } from '#shared/units.ts';
import { outlineBox, resample } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';
import type { SketchSymmetry } from '../contract.ts';
import { fillOutline, overlap } from '../raster/fill-outline.ts';

/** A drawing that covers its mirror image by so much was meant to be the same on both sides. */
const ALIKE = 0.9;

/** Other symmetries are not what a hand aims at: they have to be nearer. */
const CLEARLY_ALIKE = 0.93;

/** Parts of a circle that repeat: petals, points, sides. */
const REPEATS = [3, 4, 5, 6, 7, 8, 10, 12];

/** As far as a sheet lies askew; more was meant. */
const MOST_LEAN_DEG = 16;

/** A lean that makes the mirror image fit no better than this is the hand's. */
const WORTH_TURNING = 0.012;

const GRID_PX = 120;

/** In which mirrors an outline is itself, and how far it leans. */
export interface FoundSymmetry {
  readonly symmetry: readonly SketchSymmetry[];
  readonly leanDeg: number;
}

/** @param outline y down, in any unit */
export function symmetryOf(outline: readonly Point2[]): FoundSymmetry {
  const upright = mirrored(outline, 0);
  let [leanDeg, fit] = [0, upright + WORTH_TURNING];
  for (const stepDeg of [4, 1]) {
    const from = leanDeg;
    for (let k = -4; k <= 4; k += 1) {
      const candidate = from + k * stepDeg;
      if (Math.abs(candidate) > MOST_LEAN_DEG || candidate === 0) continue;
      const better = mirrored(outline, candidate);
      if (better > fit + 1e-6) [leanDeg, fit] = [candidate, better];
    }
  }
  const isVertical = Math.max(upright, leanDeg === 0 ? 0 : fit) >= ALIKE;
  const level = isVertical ? leanDeg : 0;
  const isHorizontal = mirrored(outline, level + 90) >= CLEARLY_ALIKE;
  const isRadial = REPEATS.some((count) => turned(outline, 360 / count) >= CLEARLY_ALIKE);
  const found: SketchSymmetry[] = [];
  if (isVertical) found.push('vertical');
  if (isHorizontal) found.push('horizontal');
  if (isRadial) found.push('radial');
  return { symmetry: found, leanDeg: level };
}

/** How much an outline that is turned upright covers its mirror image. */
function mirrored(outline: readonly Point2[], leanDeg: number): number {
  const level = turnedBy(outline, leanDeg);
  return covering(
    level,
    level.map(([x, y]): Point2 => [-x, y]),
  );
}

/** How much an outline covers itself once it is turned about its middle. */
function turned(outline: readonly Point2[], byDeg: number): number {
  const [cx, cy] = middleOf(outline);
  const about = outline.map(([x, y]): Point2 => [x - cx, y - cy]);
  const reach = Math.max(...about.map(([x, y]) => Math.hypot(x, y))) || 1;
  const scale = (GRID_PX / 2 - 2) / reach;
  const onGrid = (points: readonly Point2[]) =>
    fillOutline(
      points.map(([x, y]): Point2 => [GRID_PX / 2 + x * scale, GRID_PX / 2 + y * scale]),
      GRID_PX,
      GRID_PX,
    );
  return overlap(onGrid(about), onGrid(turnedBy(about, byDeg)));
}

/** The middle of its area. */
function middleOf(outline: readonly Point2[]): Point2 {
  let [x, y, twice] = [0, 0, 0];
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] as Point2;
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
    twice += cross;
  });
  return twice === 0 ? [0, 0] : [x / (3 * twice), y / (3 * twice)];
}

/** Turned to the left on the sheet, whose y runs down. */
export function turnedBy(points: readonly Point2[], byDeg: number): readonly Point2[] {
  const [c, s] = [Math.cos(byDeg * DEGREE), Math.sin(byDeg * DEGREE)];
  return points.map(([x, y]): Point2 => [x * c + y * s, y * c - x * s]);
}

function covering(a: readonly Point2[], b: readonly Point2[]): number {
  const scale = (GRID_PX - 4) / Math.max(...[a, b].map(longerSide));
  return overlap(...([placed(a, scale), placed(b, scale)] as const));
}

function longerSide(outline: readonly Point2[]): number {
  const { minimum, maximum } = outlineBox(outline);
  return Math.max(maximum[0] - minimum[0], maximum[1] - minimum[1]) || 1;
}

/** In the middle of the grid by the middle of its box. */
function placed(outline: readonly Point2[], scale: number) {
  const { minimum, maximum } = outlineBox(outline);
  const [cx, cy] = [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2];
  const points = outline.map(([x, y]): Point2 => [GRID_PX / 2 + (x - cx) * scale, GRID_PX / 2 + (y - cy) * scale]);
  return fillOutline(points, GRID_PX, GRID_PX);
}

/**
 * An outline that was meant to be the same on both sides of x = 0, made so: each place is the mean of the two that were
 * drawn for it.
 */
export function evened(outline: readonly Point2[]): readonly Point2[] {
  const [top, bottom] = [crossing(outline, 'top'), crossing(outline, 'bottom')];
  if (top === undefined || bottom === undefined || top === bottom) return outline;
  const half = Math.floor(outline.length / 2);
  const one = alongFrom(outline, top, bottom, half);
  const other = alongFrom(outline.toReversed(), outline.length - 1 - top, outline.length - 1 - bottom, half);
  const side = one.map(([x, y], index): Point2 => {
    const [ox, oy] = other[index] as Point2;
    const onAxis = index === 0 || index === one.length - 1;
    return [onAxis ? 0 : (x - ox) / 2, (y + oy) / 2];
  });
  return [
    ...side,
    ...side
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Point2 => [-x, y]),
  ];
}

/** The outermost place on the axis: the index of the point nearest to it. */
function crossing(outline: readonly Point2[], end: 'top' | 'bottom'): number | undefined {
  let [found, most] = [undefined as number | undefined, -Infinity];
  outline.forEach(([x, y], index) => {
    const [nx] = outline[(index + 1) % outline.length] as Point2;
    if (x > 0 === nx > 0) return;
    const height = end === 'top' ? -y : y;
    if (height > most) {
      most = height;
      found = Math.abs(x) <= Math.abs(nx) ? index : (index + 1) % outline.length;
    }
  });
  return found;
}

/** The line from one point to another, in equal steps of its length, both ends included. */
function alongFrom(outline: readonly Point2[], from: number, to: number, steps: number): readonly Point2[] {
  const line: Point2[] = [];
  for (let at = from; ; at = (at + 1) % outline.length) {
    line.push(outline[at] as Point2);
    if (at === to || line.length > outline.length) break;
  }
  // There and back again: half of the way around is the way to the end.
  const back = [...line, ...line.slice(1, -1).toReversed()];
  return back.length < 3 ? line : resample(back, 2 * steps).slice(0, steps + 1);
}
