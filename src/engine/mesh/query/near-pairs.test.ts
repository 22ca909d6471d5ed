import { describe, expect, test } from 'vitest';
import type { TriangleMesh } from '../../contract/solid.ts';
import { translation } from '../math/frames.ts';
import { mergeMeshes } from '../build/merge-meshes.ts';
import { countNearPairs } from './near-pairs.ts';
import { placeMesh } from '../build/place-mesh.ts';
import { sphere, torus } from '../build/round-solids.ts';
import { triangleTree } from './triangle-tree.ts';

/** The pairs that are asked about, each written once with the lower number first. */
function pairsAskedAbout(mesh: TriangleMesh): readonly string[] {
  const pairs: string[] = [];
  countNearPairs(triangleTree(mesh), (first, second) => {
    pairs.push(first < second ? `${first} ${second}` : `${second} ${first}`);
    return false;
  });
  return pairs.toSorted();
}

/** The same without a tree: every triangle against every other. */
function pairsByHand({ positions, triangles }: TriangleMesh): readonly string[] {
  const count = triangles.length / 3;
  const side = (triangle: number, axis: number, pick: (...values: number[]) => number): number =>
    pick(...[0, 1, 2].map((k) => positions[3 * (triangles[3 * triangle + k] as number) + axis] as number));
  const touch = (a: number, b: number): boolean =>
    [0, 1, 2].every(
      (axis) =>
        side(a, axis, Math.min) <= side(b, axis, Math.max) && side(b, axis, Math.min) <= side(a, axis, Math.max),
    );
  const pairs: string[] = [];
  for (let a = 0; a < count; a += 1) for (let b = a + 1; b < count; b += 1) if (touch(a, b)) pairs.push(`${a} ${b}`);
  return pairs.toSorted();
}

describe('pairs of triangles that may touch', () => {
  test.each([
    ['a ball', sphere(1, 8)],
    ['a ring', torus(4, 0.5, 12, 6)],
    ['two balls in each other', mergeMeshes([sphere(1, 8), placeMesh(sphere(1, 8), translation(0.7, 0.2, 0))])],
    ['two balls in one place', mergeMeshes([sphere(1, 8), sphere(1, 8)])],
  ])('of %s are all asked about, each once', (_name, mesh) => {
    const asked = pairsAskedAbout(mesh);
    expect(asked.length).toBeGreaterThan(mesh.triangles.length / 3);
    expect(asked).toEqual(pairsByHand(mesh));
  });

  test('are counted when they pass the test', () => {
    const tree = triangleTree(torus(4, 0.5, 12, 6));
    const all = countNearPairs(tree, () => true);
    expect(countNearPairs(tree, (first) => first % 2 === 0) + countNearPairs(tree, (first) => first % 2 === 1)).toBe(
      all,
    );
  });

  test('of nothing are none', () => {
    const empty = { positions: new Float64Array(0), triangles: new Uint32Array(0) };
    expect(countNearPairs(triangleTree(empty), () => true)).toBe(0);
  });
});
