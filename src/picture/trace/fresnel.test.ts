import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearReflectance, grazingWeight } from './fresnel.ts';

describe('reflectance of a clear boundary', () => {
  test('is ((n − 1) / (n + 1))² straight on: 17 % for diamond, 7.7 % for ruby', () => {
    expect(clearReflectance(1, 1 / 2.417)).toBeCloseTo((1.417 / 3.417) ** 2, 12);
    expect(clearReflectance(1, 1 / 1.766)).toBeCloseTo(0.0767, 4);
  });

  test('is whole beyond the critical angle, 24.4 degrees in diamond', () => {
    const critical = Math.asin(1 / 2.417);
    expect(clearReflectance(Math.cos(critical + 0.001), 2.417)).toBe(1);
    expect(clearReflectance(Math.cos(critical - 0.01), 2.417)).toBeLessThan(1);
  });

  test('is the same from both sides of a ray path', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        fc.double({ min: 1.3, max: 2.7, noNaN: true }),
        (cosine, n) => {
          const inside = Math.sqrt(1 - (1 - cosine * cosine) / (n * n));
          expect(clearReflectance(inside, n)).toBeCloseTo(clearReflectance(cosine, 1 / n), 9);
        },
      ),
    );
  });

  test('is a share', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        (cosine, ratio) => {
          const share = clearReflectance(cosine, ratio);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

test('metal turns white at grazing angles only', () => {
  expect(grazingWeight(1)).toBe(0);
  expect(grazingWeight(0)).toBe(1);
  expect(grazingWeight(0.5)).toBeCloseTo(1 / 32, 12);
});
