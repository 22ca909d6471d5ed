import { describe, expect, test } from 'vitest';
import { connectedShells } from './connected-shells.ts';
import { meshVolume } from './measure-mesh.ts';
import { mergeMeshes } from '../build/merge-meshes.ts';
import { flipTriangles } from '../build/orient.ts';
import { cylinder, sphere, torus } from '../build/round-solids.ts';

describe('connected shells', () => {
  test('are counted with their volumes and through holes', () => {
    const [ball, hoop, rod] = [sphere(1, 12), torus(4, 0.5, 24, 12), cylinder(1, 8, 9, 16)];
    const { shells, genus } = connectedShells(mergeMeshes([ball, hoop, rod]));
    expect(shells.map(({ triangleCount }) => triangleCount)).toEqual(
      [ball, hoop, rod].map(({ triangles }) => triangles.length / 3),
    );
    shells.forEach(({ volumeMm3 }, i) => expect(volumeMm3).toBeCloseTo(meshVolume([ball, hoop, rod][i] ?? ball), 9));
    expect(genus).toBe(1);
  });

  test('show a sealed void as a negative volume', () => {
    const inner = sphere(1, 12);
    flipTriangles(inner.triangles);
    const { shells, genus } = connectedShells(mergeMeshes([sphere(2, 12), inner]));
    expect(shells.map(({ volumeMm3 }) => Math.sign(volumeMm3))).toEqual([1, -1]);
    expect(genus).toBe(0);
  });
});
