import { describe, expect, test } from 'vitest';
import { sampleOutlines } from '#layout/testing/sample-outlines.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { extrudeOutline } from '../build/extrude-outline.ts';
import { loft } from '../build/loft.ts';
import { circleSection } from '../build/paths.ts';
import { sphere, torus } from '../build/round-solids.ts';
import { wallThickness } from './wall-thickness.ts';

const options = { samples: 4000, seed: 3 };

/** A hoop of rectangular section, as a bezel: inner radius, wall, height. */
function bezel(innerMm: number, wallMm: number, heightMm: number, taperMm = 0): TriangleMesh {
  const segments = 96;
  const circle = circleSection(1, segments);
  const points: number[] = [];
  for (let i = 0; i < segments; i += 1) {
    const [c, s] = [circle[2 * i] ?? 0, circle[2 * i + 1] ?? 0];
    const outer = innerMm + wallMm;
    for (const [r, z] of [
      [innerMm, 0],
      [outer + taperMm, 0],
      [outer, heightMm],
      [innerMm, heightMm],
    ] as const) {
      points.push(r * c, r * s, z);
    }
  }
  return loft(Float64Array.from(points), 4, { loop: true });
}

describe('the thinnest wall', () => {
  test('of a plate is its thickness', () => {
    const plate = extrudeOutline(sampleOutlines.heart, { bottomMm: 0, topMm: 0.7, bevelMm: 0.1 });
    expect(wallThickness(plate, options)?.minimumMm).toBeCloseTo(0.7, 4);
  });

  test('of a bezel is its wall', () => {
    const found = wallThickness(bezel(3, 0.35, 2), options);
    expect(found?.minimumMm).toBeCloseTo(0.35, 2);
    expect(Math.hypot(found?.at[0] ?? 0, found?.at[1] ?? 0)).toBeGreaterThan(2.99);
  });

  test('ignores the feather edge of a wedge', () => {
    // Nothing at the top, 2 mm at the foot of 2 mm: 45°.
    const wedge = bezel(3, 0.001, 2, 2);
    expect(wallThickness(wedge, options)?.minimumMm ?? Infinity).toBeGreaterThan(0.9);
  });

  test('ignores a slender tip, though its sides are nearly parallel', () => {
    // A spear point of 16°: from 4 mm wide to nothing over 14 mm.
    const tip = extrudeOutline(
      [
        [-2, 0],
        [2, 0],
        [0, 14],
      ],
      { bottomMm: 0, topMm: 2 },
    );
    expect(wallThickness(tip, options)?.minimumMm ?? Infinity).toBeGreaterThan(1.9);
  });

  test('is not looked for in wires and balls', () => {
    expect(wallThickness(torus(8, 0.4, 96, 16), options)).toBeUndefined();
    expect(wallThickness(sphere(0.3, 24), options)).toBeUndefined();
  });

  test('is found again with the same seed, and close to it with another', () => {
    const hoop = bezel(8, 0.8, 3);
    expect(wallThickness(hoop, options)).toEqual(wallThickness(hoop, options));
    expect(wallThickness(hoop, { samples: 4000, seed: 4 })?.minimumMm).toBeCloseTo(0.8, 2);
  });
});
