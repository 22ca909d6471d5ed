import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toneMap } from './tone.ts';

function mapped(red: number, green: number, blue: number): [number, number, number] {
  const colour = Float64Array.from([red, green, blue]);
  toneMap(colour);
  return [colour[0] as number, colour[1] as number, colour[2] as number];
}

test('leaves colours below three quarters of white alone, but for the offset of a black', () => {
  expect(mapped(0.5, 0.4, 0.3)).toEqual([0.5 - 0.04, 0.4 - 0.04, 0.3 - 0.04]);
  expect(mapped(0, 0, 0)).toEqual([0, 0, 0]);
});

test('reaches the white of 250 at twice the light of paper and never passes 1', () => {
  expect(mapped(2, 2, 2)[0]).toBeGreaterThan(0.956);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0, max: 60, noNaN: true }), (a, b) => {
      for (const channel of mapped(a, b, Math.min(a, b) / 2)) {
        expect(channel).toBeLessThanOrEqual(1);
        expect(channel).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('grows with the light', () => {
  for (let light = 0.1; light < 20; light *= 1.2)
    expect(mapped(light * 1.2, 0.5, 0.1)[0]).toBeGreaterThan(mapped(light, 0.5, 0.1)[0]);
});

test('keeps a ruby red: four times paper white does not turn pink', () => {
  const [red, green, blue] = mapped(4, 0.3, 0.5);
  expect(red).toBeGreaterThan(0.9);
  expect(Math.max(green, blue)).toBeLessThan(0.35);
});
