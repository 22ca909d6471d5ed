import { describe, expect, test } from 'vitest';
import type { Point2 } from '../../../contract/frame.ts';
import { domeOver } from './dome-over.ts';
import { plateOutline } from './outlines.ts';

const circle = Array.from({ length: 360 }, (_, i): Point2 => {
  const angle = (2 * Math.PI * i) / 360;
  return [5 * Math.cos(angle), 5 * Math.sin(angle)];
});
const heart = plateOutline({ shape: 'heart', widthMm: 16, heightMm: 15 } as Parameters<typeof plateOutline>[0], 144);

/** How much a slope turns across a line, in degrees: a crease shows from about ten. */
function turnAcross(height: (x: number, y: number) => number, y: number): number {
  const step = 0.2;
  const slope = (height(step, y) - height(0, y)) / step;
  const other = (height(0, y) - height(-step, y)) / step;
  return (Math.abs(Math.atan(slope) - Math.atan(other)) * 180) / Math.PI;
}

describe('a dome', () => {
  test('over a circle is a paraboloid', () => {
    const height = domeOver(circle);
    for (const r of [0, 1, 2.5, 4, 4.8]) expect(height(r, 0)).toBeCloseTo(1 - (r / 5) ** 2, 2);
  });

  test('ends at its edge', () => {
    const height = domeOver(heart);
    for (const [x, y] of heart) expect(height(0.9999 * x, 0.9999 * y)).toBeLessThan(0.01);
  });

  test('over a heart has no crease along the line from its tip to its cleft', () => {
    const height = domeOver(heart);
    const [low, high] = [Math.min(...heart.map(([, y]) => y)), Math.max(...heart.map(([, y]) => y))];
    // A dome of 1 mm, from well above the tip to well below the cleft.
    for (const share of [0.3, 0.4, 0.5, 0.6]) {
      expect(turnAcross(height, low + share * (high - low))).toBeLessThan(3);
    }
  });
});
