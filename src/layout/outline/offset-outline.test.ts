import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point2 } from './point.ts';
import { offsetOutline } from './offset-outline.ts';
import { distance, outlineBox, signedArea } from './outlines.ts';
import { ringCrossings } from './ring-crossings.ts';
import { sampleOutlines } from '../testing/sample-outlines.ts';

const names = Object.keys(sampleOutlines) as (keyof typeof sampleOutlines)[];
const crossingCount = (outline: readonly Point2[]): number => ringCrossings(Float64Array.from(outline.flat())).size;

function distanceToOutline(point: Point2, outline: readonly Point2[]): number {
  return Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point2;
      const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
      const squared = ex * ex + ey * ey;
      const share = squared === 0 ? 0 : ((point[0] - a[0]) * ex + (point[1] - a[1]) * ey) / squared;
      const t = Math.min(1, Math.max(0, share));
      return distance(point, [a[0] + ex * t, a[1] + ey * t]);
    }),
  );
}

describe.each(names)('an offset of outline %s', (name) => {
  const outline = sampleOutlines[name];

  test('never crosses itself, keeps its direction and stays at its distance', () => {
    fc.assert(
      fc.property(fc.double({ min: -2.5, max: 3, noNaN: true }), (mm) => {
        const moved = offsetOutline(outline, mm);
        fc.pre(moved.length > 0 || mm > -1);
        expect(crossingCount(moved)).toBe(0);
        expect(Math.sign(signedArea(moved))).toBe(Math.sign(signedArea(outline)));
        for (const point of moved) {
          expect(distanceToOutline(point, outline)).toBeGreaterThan(Math.abs(mm) * 0.999 - 1e-5);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('grows outwards and shrinks inwards', () => {
    const area = Math.abs(signedArea(outline));
    expect(Math.abs(signedArea(offsetOutline(outline, 0.2)))).toBeGreaterThan(area);
    expect(Math.abs(signedArea(offsetOutline(outline, -0.2)))).toBeLessThan(area);
  });
});

describe('an offset', () => {
  test('of a square rounds its corners outwards and keeps them inwards', () => {
    const out = offsetOutline(sampleOutlines.square, 1);
    expect(signedArea(out)).toBeCloseTo(100 + 40 + Math.PI, 1);
    expect(outlineBox(out).maximum).toEqual([6, 6]);
    expect(offsetOutline(sampleOutlines.square, -1)).toHaveLength(4);
    expect(signedArea(offsetOutline(sampleOutlines.square, -1))).toBeCloseTo(64, 6);
  });

  test('that leaves nothing is empty', () => {
    expect(offsetOutline(sampleOutlines.square, -5.5)).toEqual([]);
    expect(offsetOutline(sampleOutlines.round, -5.2)).toEqual([]);
  });

  test('of a parted hourglass is its larger lobe', () => {
    const lobe = offsetOutline(sampleOutlines.hourglass, -0.8);
    expect(outlineBox(lobe).minimum[0]).toBeGreaterThan(0);
  });

  test('outwards by any distance closes the cleft of a heart', () => {
    const wide = offsetOutline(sampleOutlines.heart, 4);
    const [, top] = outlineBox(wide).maximum;
    expect(top).toBeCloseTo(outlineBox(sampleOutlines.heart).maximum[1] + 4, 2);
  });
});
