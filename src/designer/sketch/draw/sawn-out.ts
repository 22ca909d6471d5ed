import { outlineBox, resample, signedArea } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';
import type { Sketch, SketchedStone } from '#spec/sketch.ts';
import { shrunkMask } from '../raster/distance.ts';
import { fillOutline } from '../raster/fill-outline.ts';
import { lineAround } from '../raster/level-line.ts';
import { both, type Mask, without } from '../raster/mask.ts';
import { maskOf, maskRegions } from '../raster/regions.ts';

/** Metal that stays between an opening and the line that it was drawn by: a wire of twice that between two. */
const BESIDE_LINE_MM = 0.5;

/** The rim is as broad, although the metal ends at its line. */
const RIM_MM = 0.45;

/** Metal around a stone for its setting to stand on. */
const AROUND_STONE_MM = 1.1;

/** A smaller opening is not reached with a saw. */
const SMALLEST_MM2 = 1;

const PX_PER_MM = 20;
const POINTS = 80;

/**
 * The openings of a sketch as they are sawn out: drawn in from their lines so far that the metal between them can be cast,
 * never through the rim or under a stone.
 */
export function sawnOut({ openings, outline, stones }: Sketch): readonly (readonly Point2[])[] {
  return openings.flatMap((opening) => {
    const { minimum, maximum } = outlineBox(opening);
    const onWindow = ([x, y]: Point2): Point2 => [(x - minimum[0] + 1) * PX_PER_MM, (y - minimum[1] + 1) * PX_PER_MM];
    const side = (axis: 0 | 1): number => Math.ceil((maximum[axis] - minimum[axis] + 2) * PX_PER_MM);
    const filledIn = (line: readonly Point2[]): Mask => fillOutline(line.map(onWindow), side(0), side(1));
    const rimmed = both(filledIn(opening), shrunkMask(filledIn(outline), RIM_MM * PX_PER_MM));
    const free = stones.map(padOf).map(filledIn).reduce(without, rimmed);
    return maskRegions(free, 'by-sides')
      .map((region) => lineAround(maskOf(region, free), BESIDE_LINE_MM * PX_PER_MM))
      .filter((line) => line.length > 8 && Math.abs(signedArea(line)) >= SMALLEST_MM2 * PX_PER_MM ** 2)
      .map((line) =>
        resample(line, POINTS).map(
          ([x, y]): Point2 => [x / PX_PER_MM - 1 + minimum[0], y / PX_PER_MM - 1 + minimum[1]],
        ),
      );
  });
}

/** The metal under a stone and its setting. */
function padOf({ xMm, yMm, lengthMm, widthMm, turnDeg }: SketchedStone): readonly Point2[] {
  const turn = (turnDeg * Math.PI) / 180;
  return Array.from({ length: 48 }, (_, k): Point2 => {
    const angle = (2 * Math.PI * k) / 48;
    const x = (widthMm / 2 + AROUND_STONE_MM) * Math.cos(angle);
    const y = (lengthMm / 2 + AROUND_STONE_MM) * Math.sin(angle);
    return [xMm + x * Math.cos(turn) - y * Math.sin(turn), yMm + x * Math.sin(turn) + y * Math.cos(turn)];
  });
}
