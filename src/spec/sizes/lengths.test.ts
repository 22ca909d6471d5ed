import { expect, test } from 'vitest';
import { hoopSizes, necklaceLengths } from './lengths.ts';

test('the usual length of each name lies within its limits', () => {
  for (const { fromMm, toMm, usualMm } of [...Object.values(necklaceLengths), ...Object.values(hoopSizes)]) {
    expect(usualMm).toBeGreaterThanOrEqual(fromMm);
    expect(usualMm).toBeLessThanOrEqual(toMm);
  }
});
