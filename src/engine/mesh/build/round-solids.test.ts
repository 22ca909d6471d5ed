import { describe, expect, test } from 'vitest';
import type { TriangleMesh } from '../../contract/solid.ts';
import { meshBox, meshVolume } from '../measure/measure-mesh.ts';
import { bead, cylinder, dome, frustum, sphere, torus } from './round-solids.ts';
import { surfaceFaults } from '../testing/closed-surface.ts';

const cases: readonly (readonly [string, TriangleMesh, number])[] = [
  ['cylinder', cylinder(2, -1, 3, 128), Math.PI * 4 * 4],
  ['frustum', frustum(1, 2, 0, 3, 128), (Math.PI * 3 * (1 + 2 + 4)) / 3],
  ['sphere', sphere(1.5, 128), (4 / 3) * Math.PI * 1.5 ** 3],
  ['dome', dome(2, 1, 128), (2 / 3) * Math.PI * 4],
  ['bead', bead(0.2, 0.15, 128), Math.PI * 0.04 * 0.4 + (2 / 3) * Math.PI * 0.04 * 0.15],
  ['torus', torus(5, 1, 128, 64), 2 * Math.PI * 5 * Math.PI],
];

describe.each(cases)('a %s', (_, mesh, volume) => {
  test('is closed and has the volume of its formula', () => {
    expect(surfaceFaults(mesh)).toEqual([]);
    expect(meshVolume(mesh) / volume).toBeCloseTo(1, 2);
  });
});

test('the coarsest sphere is still closed', () => {
  expect(surfaceFaults(sphere(1, 3))).toEqual([]);
});

test('a bead reaches from its root to its height', () => {
  const { minimum, maximum } = meshBox(bead(0.2, 0.15, 16));
  expect([minimum[2], maximum[2]]).toEqual([-0.4, 0.15]);
});
