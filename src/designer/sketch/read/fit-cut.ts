import { DEGREE } from '#shared/units.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import type { Point2 } from '#layout/outline/point.ts';
import { type BuiltCutId, builtCutIds, builtCuts } from '#spec/tables/cuts.ts';
import { outlineBox } from '#layout/outline/outlines.ts';
import { fillOutline, overlap } from '../raster/fill-outline.ts';

/** A stone as a region of a drawing shows it; lengths in pixels. */
export interface FittedStone {
  readonly cut: BuiltCutId;
  readonly middle: Point2;
  readonly lengthPx: number;
  readonly widthPx: number;
  /** How far its length is turned to the left from upright. */
  readonly turnDeg: number;
  /** How much of the region and the girdle of the cut cover each other. */
  readonly fit: number;
}

/** The cuts that are looked for, in the order in which they are offered. */
const sought = builtCutIds.flatMap((cut) => {
  const { sketched } = builtCuts[cut];
  return sketched === undefined ? [] : [{ cut, ...sketched }];
});

/** Sides that differ by less were meant to be equal. */
const EQUAL_SIDES = 1.2;

const GRID_PX = 56;
const MARGIN_PX = 4;

/** The cut whose girdle fits an outline best, however it is turned. @param outline in pixels, y down */
export function fitCut(outline: readonly Point2[]): FittedStone | undefined {
  let best: FittedStone | undefined;
  for (const angleDeg of angles) {
    const upright = outline.map((point) => turnedRight(point, angleDeg));
    const { minimum, maximum } = outlineBox(upright);
    const [width, length] = [maximum[0] - minimum[0], maximum[1] - minimum[1]];
    // The length runs upright; the other way round is among the angles, too.
    if (width <= 0 || length < width / EQUAL_SIDES) continue;
    const found = fitUpright(upright, width, length);
    if (found === undefined) continue;
    const middle = turnedRight([(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2], -angleDeg);
    // A turn is only worth telling where it fits better than none.
    const fit = found.fit - (angleDeg === 0 ? 0 : UPRIGHT_IS_WORTH);
    if (best !== undefined && fit <= best.fit) continue;
    best = { ...found, fit, middle, lengthPx: length, widthPx: width, turnDeg: angleDeg };
  }
  if (best === undefined) return undefined;
  const diameter = (best.lengthPx + best.widthPx) / 2;
  return builtCuts[best.cut].oneDiameter ? { ...best, lengthPx: diameter, widthPx: diameter, turnDeg: 0 } : best;
}

const UPRIGHT_IS_WORTH = 0.012;
const STEP_DEG = 7.5;
const angles = Array.from({ length: 360 / STEP_DEG }, (_, k) => {
  const deg = k * STEP_DEG;
  return deg > 180 ? deg - 360 : deg;
}).sort((a, b) => Math.abs(a) - Math.abs(b));

function fitUpright(
  outline: readonly Point2[],
  width: number,
  length: number,
): { readonly cut: BuiltCutId; readonly fit: number } | undefined {
  const drawn = onGrid(outline);
  let best: { readonly cut: BuiltCutId; readonly fit: number } | undefined;
  const ratio = length / width;
  for (const {
    cut,
    handicap,
    ratio: [least, most],
  } of sought) {
    if (ratio < least || ratio > most) continue;
    const fit = overlap(drawn, templateOf(cut, ratio)) - handicap;
    if (best === undefined || fit > best.fit) best = { cut, fit };
  }
  return best;
}

const templates = new Map<string, ReturnType<typeof fillOutline>>();

/** The girdle of a cut, filling the grid; the ratio by tenths, since both are drawn out to a square. */
function templateOf(cut: BuiltCutId, ratio: number): ReturnType<typeof fillOutline> {
  const tenth = Math.round(ratio * 10) / 10;
  const key = `${cut} ${tenth}`;
  const known = templates.get(key);
  if (known !== undefined) return known;
  const girdle = cutLayouts[cut].outline({ lengthMm: 10 * tenth, widthMm: 10 });
  // Its y runs up, that of the sheet down.
  const made = onGrid(girdle.map(([x, y]): Point2 => [x, -y]));
  templates.set(key, made);
  return made;
}

/** An outline drawn out to fill a square: what is compared is the form, the sides are compared as numbers. */
function onGrid(outline: readonly Point2[]) {
  const { minimum, maximum } = outlineBox(outline);
  const size = GRID_PX - 2 * MARGIN_PX;
  const points = outline.map(
    ([x, y]): Point2 => [
      MARGIN_PX + ((x - minimum[0]) / (maximum[0] - minimum[0] || 1)) * size,
      MARGIN_PX + ((y - minimum[1]) / (maximum[1] - minimum[1] || 1)) * size,
    ],
  );
  return fillOutline(points, GRID_PX, GRID_PX);
}

/** Turned to the right on a sheet whose y runs down: what was turned to the left by as much stands upright. */
function turnedRight([x, y]: Point2, byDeg: number): Point2 {
  const [c, s] = [Math.cos(byDeg * DEGREE), Math.sin(byDeg * DEGREE)];
  return [x * c - y * s, y * c + x * s];
}
