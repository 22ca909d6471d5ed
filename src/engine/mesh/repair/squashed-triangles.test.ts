import { describe, expect, test } from 'vitest';
import type { TriangleMesh } from '../../contract/solid.ts';
import { meshVolume } from '../measure/measure-mesh.ts';
import { sphere } from '../build/round-solids.ts';
import { withoutSquashedTriangles } from './squashed-triangles.ts';
import { surfaceFaults } from '../testing/closed-surface.ts';

const squashedCount = ({ positions, triangles }: TriangleMesh): number => {
  const written = Float32Array.from(positions);
  const corner = (i: number): string => written.subarray(3 * (triangles[i] ?? 0), 3 * (triangles[i] ?? 0) + 3).join();
  let count = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    if (new Set([corner(i), corner(i + 1), corner(i + 2)]).size < 3) count += 1;
  }
  return count;
};

/** Moves one end of an edge onto the other, as rounding does to two cuts that cross very close together. */
function pinched(mesh: TriangleMesh, edges: number): TriangleMesh {
  const positions = mesh.positions.slice();
  for (let k = 0; k < edges; k += 1) {
    const [a, b] = [mesh.triangles[90 * k] ?? 0, mesh.triangles[90 * k + 1] ?? 0];
    positions.copyWithin(3 * b, 3 * a, 3 * a + 3);
  }
  return { positions, triangles: mesh.triangles };
}

describe('squashed triangles', () => {
  test('are taken out and leave a closed surface of the same volume', () => {
    const mesh = pinched(sphere(3, 32), 6);
    expect(squashedCount(mesh)).toBe(12);
    const clean = withoutSquashedTriangles(mesh);
    expect(squashedCount(clean)).toBe(0);
    expect(surfaceFaults(clean)).toEqual([]);
    expect(meshVolume(clean)).toBeCloseTo(meshVolume(mesh), 9);
    expect(clean.triangles).toHaveLength(mesh.triangles.length - 36);
    expect(clean.positions).toHaveLength(mesh.positions.length - 18);
  });

  test('that fold flat are taken out together with their backs', () => {
    // A tetrahedron with a sliver of a tetrahedron standing on one face: pressed flat, the sliver is a fin.
    const positions = Float64Array.of(0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 3, 0, 0);
    const triangles = Uint32Array.of(0, 2, 1, 0, 3, 2, 1, 2, 3, 0, 1, 4, 1, 3, 4, 3, 0, 4);
    const clean = withoutSquashedTriangles({ positions, triangles });
    expect(surfaceFaults(clean)).toEqual([]);
    expect(clean.triangles).toHaveLength(12);
    expect(meshVolume(clean)).toBeCloseTo(4.5, 9);
  });

  test('when there are none, the same mesh is returned', () => {
    const mesh = sphere(3, 32);
    expect(withoutSquashedTriangles(mesh)).toBe(mesh);
  });
});
