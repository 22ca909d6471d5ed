import { signedArea } from '../outline/outlines.ts';
import type { Point2 } from '../outline/point.ts';

/** A part of a letter: metal within its outline, apart from its windows. */
export interface GlyphShape {
  readonly outline: readonly Point2[];
  readonly windows: readonly (readonly Point2[])[];
}

/** Steps of a curve: at a letter of 20 mm shorter than 0.5 mm. */
const STEPS = 6;

/** Points that lie closer, in units of a drawing, are one: offsets of a shorter side cross. */
const SAME = 0.3;

/** The longest side of an outline, in units of a drawing. */
const LONGEST = 6;

/** The shapes of a path of moves, lines and curves. Outer contours turn one way and windows the other, as in any font. */
export function glyphShapes(path: string, scale: number, shiftX: number): readonly GlyphShape[] {
  const contours = contoursOf(path)
    .map((points) => divided(tidied(points.map(([x, y]): Point2 => [x * scale + shiftX, y * scale]))))
    .filter((points) => points.length >= 3);
  const largest = contours.toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))[0];
  if (!largest) return [];
  const outer = Math.sign(signedArea(largest));
  const isOuter = (points: readonly Point2[]): boolean => Math.sign(signedArea(points)) === outer;
  const windows = contours.filter((points) => !isOuter(points));
  return contours.filter(isOuter).map((outline) => ({
    outline: outer > 0 ? outline : outline.toReversed(),
    windows: windows.filter(([first]) => first !== undefined && isInside(outline, first)),
  }));
}

function contoursOf(path: string): readonly (readonly Point2[])[] {
  const contours: Point2[][] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLQCZ])([-\d ]*)/g)) {
    const values = numbers.split(' ').map(Number);
    const points = Array.from(
      { length: Math.floor(values.length / 2) },
      (_, i): Point2 => [values[2 * i] as number, values[2 * i + 1] as number],
    );
    if (command === 'M') contours.push([]);
    const contour = contours.at(-1);
    if (!contour || command === 'Z') continue;
    const start = contour.at(-1);
    if (start === undefined || points.length === 1) contour.push(...points);
    else for (let step = 1; step <= STEPS; step += 1) contour.push(onCurve([start, ...points], step / STEPS));
  }
  return contours;
}

/** A point of a curve of any degree, by halving its control lines (de Casteljau). */
function onCurve(controls: readonly Point2[], share: number): Point2 {
  const [first, second] = controls;
  if (!first || !second) return first ?? [0, 0];
  const between = controls.slice(1).map(([x, y], i): Point2 => {
    const [fromX, fromY] = controls[i] as Point2;
    return [fromX + share * (x - fromX), fromY + share * (y - fromY)];
  });
  return onCurve(between, share);
}

function tidied(points: readonly Point2[]): readonly Point2[] {
  return points.filter(([x, y], i) => {
    const [beforeX, beforeY] = points[(i + points.length - 1) % points.length] as Point2;
    return Math.hypot(x - beforeX, y - beforeY) > SAME;
  });
}

/** Long sides get points between, by which the metal between an outline and a window is measured. */
function divided(points: readonly Point2[]): readonly Point2[] {
  return points.flatMap((point, i): readonly Point2[] => {
    const [x, y] = point;
    const [nextX, nextY] = points[(i + 1) % points.length] as Point2;
    const steps = Math.ceil(Math.hypot(nextX - x, nextY - y) / LONGEST);
    return Array.from(
      { length: Math.max(1, steps) },
      (_, k): Point2 => [x + ((nextX - x) * k) / steps, y + ((nextY - y) * k) / steps],
    );
  });
}

function isInside(outline: readonly Point2[], [x, y]: Point2): boolean {
  return outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] as Point2;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside;
  }, false);
}
