import { assert, double, property, tuple, array } from 'fast-check';
import { expect, test } from 'vitest';
import type { Point2 } from '../outline/point.ts';
import { fitWithin, type Placement } from './fit-within.ts';

const ellipse = (width: number, height: number): readonly Point2[] =>
  Array.from({ length: 64 }, (_, index): Point2 => {
    const angle = (2 * Math.PI * index) / 64;
    return [(width / 2) * Math.cos(angle), (height / 2) * Math.sin(angle)];
  });

const placed = (points: readonly Point2[], { scale, shift: [dx, dy] }: Placement): readonly Point2[] =>
  points.map(([x, y]) => [x * scale + dx, y * scale + dy]);

/** How far each side of an outline lies outside of the point that comes nearest to it, in mm. */
function clearances(points: readonly Point2[], outline: readonly Point2[]): readonly number[] {
  return outline.map(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] as Point2;
    const length = Math.hypot(bx - ax, by - ay);
    return Math.min(...points.map(([x, y]) => ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length));
  });
}

const mm = (min: number, max: number) => double({ min, max, noNaN: true });
const drawing = array(tuple(mm(-20, 20), mm(-20, 20)), { minLength: 3, maxLength: 60 }).filter((points) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(...xs) - Math.min(...xs) > 0.5 && Math.max(...ys) - Math.min(...ys) > 0.5;
});

test('a drawing lies within its ground and touches it on all sides: it can neither grow nor move to grow', () => {
  assert(
    property(drawing, mm(3, 40), mm(3, 40), (points, width, height) => {
      const outline = ellipse(width, height);
      const fit = fitWithin(points, outline);
      const gaps = clearances(placed(points, fit), outline);
      expect(Math.min(...gaps)).toBeGreaterThan(-1e-6);
      for (const [dx, dy] of [[0, 0], ...ellipse(0.02, 0.02)]) {
        const moved = { scale: fit.scale * 1.0001, shift: [fit.shift[0] + dx, fit.shift[1] + dy] as const };
        expect(Math.min(...clearances(placed(points, moved), outline))).toBeLessThan(1e-6);
      }
    }),
    { numRuns: 60 },
  );
});

test('a square is as large as a circle around its corners', () => {
  const square: readonly Point2[] = [
    [5, 5],
    [7, 5],
    [7, 7],
    [5, 7],
  ];
  const { scale, shift } = fitWithin(square, ellipse(20, 20));
  expect(2 * scale).toBeCloseTo(10 * Math.SQRT2, 1);
  expect([6 * scale + shift[0], 6 * scale + shift[1]].map((at) => Math.abs(at) < 0.05)).toEqual([true, true]);
});
