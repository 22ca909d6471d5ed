import { describe, expect, test } from 'vitest';
import { bent, isEvenOutline, nearestPoint } from './bend-outline.ts';

const circle = Array.from({ length: 80 }, (_, k): [number, number] => {
  const angle = (2 * Math.PI * k) / 80;
  return [10 * Math.cos(angle), 10 * Math.sin(angle)];
});

describe('a pull at an outline', () => {
  const right = nearestPoint(circle, [11, 0]);

  test('takes what is near with it and leaves the rest', () => {
    const pulled = bent(circle, right, [3, 0], false);
    expect(pulled[right]?.[0]).toBeCloseTo(13, 3);
    expect(pulled[nearestPoint(circle, [-11, 0])]).toEqual(circle[nearestPoint(circle, [-11, 0])]);
  });

  test('moves both sides alike where they were alike', () => {
    const pulled = bent(circle, right, [3, 1], true);
    expect(isEvenOutline(pulled)).toBe(true);
    expect(Math.min(...pulled.map(([x]) => x))).toBeCloseTo(-13, 3);
  });

  test('on the axis goes up and down, not aside', () => {
    const pulled = bent(circle, nearestPoint(circle, [0, 11]), [4, 2], true);
    expect(isEvenOutline(pulled)).toBe(true);
    expect(Math.max(...pulled.map(([, y]) => y))).toBeCloseTo(12, 3);
  });
});
