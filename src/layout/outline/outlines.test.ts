import { describe, expect, test } from 'vitest';
import { distance, outlineBox, outlineLength, pointAlong, radiusAt, resample, signedArea } from './outlines.ts';
import { sampleOutlines } from '../testing/sample-outlines.ts';

const { square, round, heart } = sampleOutlines;

describe('an outline', () => {
  test('has length, area and box', () => {
    expect(outlineLength(square)).toBe(40);
    expect(signedArea(square)).toBe(100);
    expect(signedArea(square.toReversed())).toBe(-100);
    expect(outlineBox(square)).toEqual({ minimum: [-5, -5], maximum: [5, 5] });
  });

  test('reaches as far as its outermost crossing', () => {
    expect(radiusAt(square, 0)).toBeCloseTo(5, 9);
    expect(radiusAt(square, Math.PI / 4)).toBeCloseTo(5 * Math.SQRT2, 9);
    expect(radiusAt(round, 1)).toBeCloseTo(5, 2);
  });

  test('is walked along in mm, around and around', () => {
    expect(pointAlong(square, 5)).toEqual({ point: [0, -5], normal: [0, -1] });
    expect(pointAlong(square, 45)).toEqual(pointAlong(square, 5));
    expect(pointAlong(square, -5)).toEqual({ point: [-5, 0], normal: [-1, 0] });
  });

  test.each([4, 40, 97])('resampled to %i points keeps its start and has equal steps', (count) => {
    const points = resample(square, count);
    expect(points).toHaveLength(count);
    expect(points[0]).toEqual([-5, -5]);
    expect(points.every(([x, y]) => Math.abs(Math.max(Math.abs(x), Math.abs(y)) - 5) < 1e-5)).toBe(true);
  });

  test('of a heart resampled keeps its length within a hundredth', () => {
    const points = resample(heart, 200);
    expect(outlineLength(points) / outlineLength(heart)).toBeCloseTo(1, 2);
    expect(distance(points[0] ?? [0, 0], heart[0] ?? [9, 9])).toBeLessThan(1e-5);
  });
});
