import { cutLayouts } from '#layout/cuts/registry.ts';
import type { Point2 } from '#layout/outline/point.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';

/* Lines that a client would draw, in shares of the sheet's side, y down. */

/** An outline by its distance from a middle at each turn, beginning at the top. */
export function polar(middle: Point2, radius: (turn: number) => number, count = 160): readonly Point2[] {
  return Array.from({ length: count }, (_, k): Point2 => {
    const turn = k / count;
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    const r = radius(turn);
    return [middle[0] + r * Math.cos(angle), middle[1] + r * Math.sin(angle)];
  });
}

export function roundLine(middle: Point2, halfWidth: number, halfHeight = halfWidth): readonly Point2[] {
  return polar([0, 0], () => 1, 72).map(([x, y]): Point2 => [middle[0] + halfWidth * x, middle[1] + halfHeight * y]);
}

/** A smooth closed line through points (Catmull and Rom). */
export function through(points: readonly Point2[], steps = 14): readonly Point2[] {
  const at = (index: number): Point2 => points[(index + points.length) % points.length] as Point2;
  return points.flatMap((_, index) =>
    Array.from({ length: steps }, (__, k): Point2 => {
      const t = k / steps;
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const along = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      return [along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])];
    }),
  );
}

/** The right half of an outline from its top to its bottom, with its mirror image. */
export function mirroredHalf(middleX: number, right: readonly Point2[]): readonly Point2[] {
  const points = right.map(([x, y]): Point2 => [middleX + x, y]);
  const left = right
    .slice(1, -1)
    .toReversed()
    .map(([x, y]): Point2 => [middleX - x, y]);
  return [...points, ...left];
}

/** The girdle of a stone, its length so many times its width, turned to the left from upright. */
export function girdleOf(cut: BuiltCutId, middle: Point2, width: number, ratio = 1, turnDeg = 0): readonly Point2[] {
  const [c, s] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)];
  return cutLayouts[cut].outline({ lengthMm: 10 * ratio, widthMm: 10 }).map(([gx, gy]): Point2 => {
    const [x, y] = [(gx * width) / 10, (-gy * width) / 10];
    return [middle[0] + x * c + y * s, middle[1] + y * c - x * s];
  });
}

export function turnedAbout(points: readonly Point2[], about: Point2, byDeg: number): readonly Point2[] {
  const [c, s] = [Math.cos((byDeg * Math.PI) / 180), Math.sin((byDeg * Math.PI) / 180)];
  return points.map(([x, y]): Point2 => {
    const [dx, dy] = [x - about[0], y - about[1]];
    return [about[0] + dx * c + dy * s, about[1] + dy * c - dx * s];
  });
}
