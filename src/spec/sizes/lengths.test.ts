import { expect, test } from 'vitest';
import { hoopSizes, necklaceLengthName, necklaceLengths } from './lengths.ts';

test('the usual length of each name lies within its limits', () => {
  for (const { fromMm, toMm, usualMm } of [...Object.values(necklaceLengths), ...Object.values(hoopSizes)]) {
    expect(usualMm).toBeGreaterThanOrEqual(fromMm);
    expect(usualMm).toBeLessThanOrEqual(toMm);
  }
});

test('18 inches is princess length, 13.5 inches has no name', () => {
  expect(necklaceLengthName(457.2)).toBe('princess');
  expect(necklaceLengthName(406.4)).toBe('choker');
  expect(necklaceLengthName(343)).toBeNull();
});
