import { expect, test } from 'vitest';
import { wireSection } from './paths.ts';

/** Area of a polygon of (u, v) pairs, counter-clockwise. */
function areaOf(section: Float64Array): number {
  let double = 0;
  for (let i = 0; i < section.length; i += 2) {
    const next = (i + 2) % section.length;
    double += (section[i] as number) * (section[next + 1] as number);
    double -= (section[next] as number) * (section[i + 1] as number);
  }
  return double / 2;
}

test.each([6, 8, 14, 28])('wire of %i sides has the area of round wire', (sides) => {
  expect(areaOf(wireSection(0.6, sides))).toBeCloseTo(Math.PI * 0.36, 10);
});
