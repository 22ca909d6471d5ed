import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Vector3 } from '../../contract/frame.ts';
import { mergeMeshes } from '../build/merge-meshes.ts';
import { translation } from '../math/frames.ts';
import { placeMesh } from '../build/place-mesh.ts';
import { RayCaster } from './ray-caster.ts';
import { cylinder, sphere, torus } from '../build/round-solids.ts';
import { type TriangleTree, triangleTree } from './triangle-tree.ts';
import { unit } from '../math/vectors.ts';

const scene = mergeMeshes([torus(5, 1, 32, 12), sphere(2, 20), placeMesh(cylinder(1, 0, 3, 16), translation(3, 3, 3))]);

describe('a tree of triangles', () => {
  const tree = triangleTree(scene);

  test('holds every triangle once', () => {
    expect([...tree.order].toSorted((a, b) => a - b)).toEqual(Array.from({ length: tree.order.length }, (_, i) => i));
    expect(tree.counts.reduce((sum, count) => sum + count, 0)).toBe(tree.order.length);
  });

  test('has boxes that hold what is below them', () => {
    for (let node = 0; node < tree.links.length; node += 1) {
      if (tree.counts[node]) continue;
      for (const child of [node + 1, tree.links[node] ?? 0]) expect(holds(tree, node, child)).toBe(true);
    }
  });

  test('of an empty mesh is never hit', () => {
    const empty = triangleTree({ positions: new Float64Array(), triangles: new Uint32Array() });
    expect(new RayCaster(empty).cast(0, 0, 0, 1, 0, 0)).toBe(Infinity);
  });

  test('takes triangles that all have one centre', () => {
    const stacked = mergeMeshes(Array.from({ length: 9 }, () => sphere(1, 8)));
    expect(triangleTree(stacked).order).toHaveLength(stacked.triangles.length / 3);
  });
});

function holds({ boxes }: TriangleTree, node: number, child: number): boolean {
  return [0, 1, 2].every(
    (k) =>
      (boxes[6 * node + k] ?? 0) <= (boxes[6 * child + k] ?? 0) &&
      (boxes[6 * node + 3 + k] ?? 0) >= (boxes[6 * child + 3 + k] ?? 0),
  );
}

describe('a ray', () => {
  const caster = new RayCaster(triangleTree(scene));

  test('finds what testing every triangle alone finds', () => {
    const single = Array.from({ length: scene.triangles.length / 3 }, (_, t) => {
      const alone = { positions: scene.positions, triangles: scene.triangles.slice(3 * t, 3 * t + 3) };
      return new RayCaster(triangleTree(alone));
    });
    const number = fc.double({ min: -8, max: 8, noNaN: true });
    const point = fc.tuple(number, number, number);
    fc.assert(
      fc.property(point, point, (from, aim) => {
        fc.pre(Math.hypot(...aim) > 0.01);
        const ray: readonly [...Vector3, ...Vector3] = [...from, ...unit(aim)];
        expect(caster.cast(...ray)).toBe(Math.min(...single.map((one) => one.cast(...ray))));
      }),
      { numRuns: 60 },
    );
  });

  test('says whether it left the metal', () => {
    expect(caster.cast(0, 0, 0, 0, 0, 1)).toBeCloseTo(2, 2);
    expect(caster.cosine).toBeGreaterThan(0.95);
    expect(caster.cast(0, 0, 10, 0, 0, -1)).toBeCloseTo(8, 2);
    expect(caster.cosine).toBeLessThan(-0.95);
  });
});
