import type { PartOf } from '#spec/part-registry.ts';
import type { Point2 } from '../outline/point.ts';
import { offsetOutline } from '../outline/offset-outline.ts';
import { distance, outlineBox, outlineLength, resample } from '../outline/outlines.ts';

/** Points of a halo's line: dense enough that a chord of a 10 mm halo stays within 2 micrometres. */
const POINTS = 240;

/** Rounder than a square, squarer than a circle: the exponent of a cushion. */
const CUSHION_EXPONENT = 3.1;

/** Step by which a round or cushion outline grows until it clears every corner of the stone. */
const GROW_MM = 0.05;

/**
 * The line that a halo's stones stand on: at one distance around what they surround, or a circle or a cushion drawn as
 * close around it as that distance allows.
 * @param clearMm from the surrounded outline to the line: the gap and half a small stone.
 */
export function haloOutline(
  surrounded: readonly Point2[],
  outline: PartOf<'halo'>['outline'],
  clearMm: number,
): readonly Point2[] {
  const followed = outline === 'follow' ? withoutClefts(surrounded, clearMm) : [];
  if (followed.length > 2) return resample(followed, POINTS);
  // A line so far from so small a stone that nothing is left to follow is a circle.
  const isRound = outline !== 'cushion';
  const { minimum, maximum } = outlineBox(surrounded);
  const middle: Point2 = [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2];
  const half: Point2 = [(maximum[0] - minimum[0]) / 2, (maximum[1] - minimum[1]) / 2];
  const around = isRound ? Math.max(...half) : undefined;
  let reach: Point2 = [(around ?? half[0]) + clearMm, (around ?? half[1]) + clearMm];
  for (;;) {
    const line = superellipse(middle, reach, isRound ? 2 : CUSHION_EXPONENT);
    if (clearance(line, surrounded) >= clearMm - 1e-3) return resample(line, POINTS);
    reach = [reach[0] + GROW_MM, reach[1] + GROW_MM];
  }
}

/** Into the cleft of a heart the line turns no sharper than a small stone and its rim can follow. */
function withoutClefts(surrounded: readonly Point2[], clearMm: number): readonly Point2[] {
  const bridged = 1.2 * clearMm + 0.3;
  const outside = offsetOutline(surrounded, clearMm + bridged);
  const line = offsetOutline(outside, -bridged);
  return line.length > 2 ? line : offsetOutline(surrounded, clearMm);
}

function superellipse([mx, my]: Point2, [a, b]: Point2, exponent: number): readonly Point2[] {
  const power = 2 / exponent;
  return Array.from({ length: 2 * POINTS }, (_, i): Point2 => {
    const angle = (Math.PI * i) / POINTS;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [mx + a * Math.sign(c) * Math.abs(c) ** power, my + b * Math.sign(s) * Math.abs(s) ** power];
  });
}

/** Least distance of a line from an outline that it goes around; negative where it runs inside. */
function clearance(line: readonly Point2[], outline: readonly Point2[]): number {
  const step = outlineLength(outline) / 96;
  const points = resample(outline, Math.max(24, Math.ceil(outlineLength(outline) / step)));
  let least = Infinity;
  for (const point of points) {
    const nearest = nearestTo(point, line);
    const outside = Math.sqrt(nearest[0] ** 2 + nearest[1] ** 2) >= Math.sqrt(point[0] ** 2 + point[1] ** 2);
    least = Math.min(least, outside ? distance(point, nearest) : -distance(point, nearest));
  }
  return least;
}

function nearestTo([x, y]: Point2, line: readonly Point2[]): Point2 {
  let [best, least] = [line[0] as Point2, Infinity];
  for (const other of line) {
    const [dx, dy] = [other[0] - x, other[1] - y];
    const squared = dx * dx + dy * dy;
    if (squared < least) [best, least] = [other, squared];
  }
  return best;
}
