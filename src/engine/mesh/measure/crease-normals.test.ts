import { describe, expect, test } from 'vitest';
import { creaseNormals } from './crease-normals.ts';
import { cylinder, sphere } from '../build/round-solids.ts';

describe('normals for shading', () => {
  test('of a sphere point away from its centre', () => {
    const { positions, normals } = creaseNormals(sphere(2, 48));
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = positions.subarray(i, i + 3);
      const along = (x ?? 0) * (normals[i] ?? 0) + (y ?? 0) * (normals[i + 1] ?? 0) + (z ?? 0) * (normals[i + 2] ?? 0);
      expect(along).toBeGreaterThan(1.99);
    }
  });

  test('of a rod stay sharp where its wall meets its ends', () => {
    const { positions, normals } = creaseNormals(cylinder(1, 0, 3, 64));
    for (let corner = 0; corner < positions.length; corner += 9) {
      const z = [2, 5, 8].map((k) => positions[corner + k]);
      const onEnd = new Set(z).size === 1;
      for (const k of [2, 5, 8]) expect(Math.abs(normals[corner + k] ?? 9)).toBeCloseTo(onEnd ? 1 : 0, 5);
    }
  });

  test('have unit length, also where a triangle has no area', () => {
    const positions = Float64Array.of(0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0);
    const { normals } = creaseNormals({ positions, triangles: Uint32Array.of(0, 1, 2, 0, 1, 3) });
    for (let i = 0; i < normals.length; i += 3) expect(Math.hypot(...normals.subarray(i, i + 3))).toBeCloseTo(1, 6);
  });

  test('are not bent by a sliver that rounding has tilted', () => {
    // Two triangles of one plane, and between them a needle whose middle point is a hair too high.
    const positions = Float64Array.of(0, 0, 0, 4, 0, 0, 2, 1e-6, 1e-6, 2, 2, 0, 2, -2, 0);
    const { normals } = creaseNormals({ positions, triangles: Uint32Array.of(0, 1, 2, 0, 2, 3, 2, 1, 3, 0, 4, 1) });
    for (const corner of [3, 4, 5, 6, 7, 8, 9, 10, 11]) expect(normals[3 * corner + 2]).toBeGreaterThan(1 - 1e-9);
  });

  test('with a wider crease angle round an edge over', () => {
    const faceted = creaseNormals(cylinder(1, 0, 3, 6));
    const rounded = creaseNormals(cylinder(1, 0, 3, 6), 70);
    expect(rounded.normals).not.toEqual(faceted.normals);
  });
});
