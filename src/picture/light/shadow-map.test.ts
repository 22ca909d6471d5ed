import { expect, test } from 'vitest';
import { lightOnGround, shadowMap } from './shadow-map.ts';

/** A horizontal square of 10 mm at a height. */
function square(heightMm: number): Float32Array {
  const z = heightMm;
  return Float32Array.from([-5, -5, z, 5, -5, z, 5, 5, z, -5, -5, z, 5, 5, z, -5, 5, z]);
}

const everywhere = { left: -60, right: 60, front: -60, back: 60 };

function lightUnder(heightMm: number, x: number, y: number): number {
  const map = shadowMap([{ triangles: square(heightMm) }], 0, 0.5, everywhere);
  const out = new Float64Array(3);
  lightOnGround(map, x, y, out);
  return out[1] as number;
}

test('is darkest under what touches the ground and gone far away', () => {
  expect(lightUnder(0.1, 0, 0)).toBeCloseTo(0.5, 1);
  expect(lightUnder(0.1, 30, 0)).toBe(1);
});

test('is softer and weaker the higher the piece', () => {
  expect(lightUnder(12, 0, -2)).toBeGreaterThan(lightUnder(3, 0, 0));
  expect(lightUnder(12, 8, -2)).toBeLessThan(lightUnder(0.1, 8, 0));
});

test('is coloured by a stone with no metal below it', () => {
  const red = { triangles: square(4), glow: [1, 0.1, 0.1] as const };
  const out = new Float64Array(3);
  lightOnGround(shadowMap([red], 0, 0.5, everywhere), 0, -1, out);
  expect(out[0]).toBeCloseTo(1, 2);
  expect(out[1] as number).toBeLessThan(0.95);
  lightOnGround(shadowMap([red, { triangles: square(1) }], 0, 0.5, everywhere), 0, -1, out);
  expect(out[0]).toBeCloseTo(out[1] as number, 2);
});
