import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Body, Kernel } from '../contract/kernel.ts';
import type { SolidRecipe } from '../contract/solid.ts';
import { difference, placed, solid, union } from '../mesh/build/build-solid.ts';
import { mirrorX, multiply, rotationAbout, translation } from '../mesh/math/frames.ts';
import { meshBox, meshVolume } from '../mesh/measure/measure-mesh.ts';
import { flipTriangles } from '../mesh/build/orient.ts';
import { cylinder, frustum, sphere, torus } from '../mesh/build/round-solids.ts';
import { surfaceFaults } from '../mesh/testing/closed-surface.ts';
import { testKernel } from './testing/load-kernel.ts';

let kernel: Kernel;

beforeAll(async () => {
  kernel = await testKernel();
});

afterAll(() => kernel.dispose());

function bodyOf(recipe: SolidRecipe): Body {
  const body = kernel.evaluate(recipe);
  if (!body.ok) throw new Error(`${body.problem.code}: ${body.problem.message}`);
  return body.value;
}

const rod = solid(cylinder(1, -5, 5, 64));
const hoop = solid(torus(8, 1, 96, 32));

describe('a body', () => {
  test('of one mesh is that mesh', () => {
    const body = bodyOf(rod);
    expect(body.volumeMm3).toBeCloseTo(meshVolume(cylinder(1, -5, 5, 64)), 4);
    expect(body.shells).toHaveLength(1);
    expect(body.genus).toBe(0);
  });

  test('of a union counts what overlaps once', () => {
    const across = placed(rod, [rotationAbout([1, 0, 0], 90)]);
    const body = bodyOf(union(rod, across));
    // Two crossing cylinders share 16/3 r³.
    expect(body.volumeMm3).toBeCloseTo(2 * Math.PI * 10 - 16 / 3, 0);
    expect(surfaceFaults(body.mesh)).toEqual([]);
  });

  test('of a difference has a window, which is one more handle', () => {
    const body = bodyOf(difference(hoop, placed(rod, [multiply(translation(8, 0, 0), rotationAbout([0, 1, 0], 90))])));
    expect(surfaceFaults(body.mesh)).toEqual([]);
    expect(bodyOf(hoop).genus).toBe(1);
    const pierced = bodyOf(difference(hoop, placed(solid(cylinder(0.3, -5, 5, 24)), [translation(8, 0, 0)])));
    expect(pierced.genus).toBe(2);
  });

  test('of loose parts has one shell each', () => {
    const body = bodyOf(placed(rod, [translation(0, 0, 0), translation(4, 0, 0), translation(8, 0, 0)]));
    expect(body.shells).toHaveLength(3);
    expect(body.volumeMm3).toBeCloseTo(3 * bodyOf(rod).volumeMm3, 3);
  });

  test('with a sealed void shows it as a negative shell', () => {
    const body = bodyOf(difference(solid(sphere(3, 32)), solid(sphere(1, 24))));
    expect(body.shells.filter(({ volumeMm3 }) => volumeMm3 < 0)).toHaveLength(1);
    expect(body.shells).toHaveLength(2);
  });

  test('mirrored faces outwards', () => {
    const cone = placed(solid(frustum(1, 2, 0, 3, 24)), [translation(5, 0, 0)]);
    const body = bodyOf(placed(cone, [mirrorX()]));
    expect(body.volumeMm3).toBeGreaterThan(0);
    expect(meshBox(body.mesh).minimum[0]).toBeCloseTo(-7, 4);
  });

  test('of nothing is empty', () => {
    expect(bodyOf(union())).toMatchObject({ volumeMm3: 0, shells: [], genus: 0 });
    expect(bodyOf(difference(rod, hoop, rod)).mesh.triangles).toHaveLength(0);
  });

  test('lies on the grid and is the same in a fresh kernel', async () => {
    const recipe = union(hoop, placed(rod, [rotationAbout([1, 2, 3], 37)]));
    const body = bodyOf(recipe);
    expect(surfaceFaults(body.mesh)).toEqual([]);
    const other = await testKernel();
    expect(other.evaluate(recipe)).toEqual({ ok: true, value: body });
    other.dispose();
  });
});

describe('a recipe that cannot be built', () => {
  const mesh = cylinder(1, 0, 1, 12);

  test('because its surface is open says so', () => {
    const open = solid({ positions: mesh.positions, triangles: mesh.triangles.slice(3) });
    expect(kernel.evaluate(union(hoop, open))).toMatchObject({ ok: false, problem: { code: 'kernel_not_manifold' } });
  });

  test('because a coordinate is not a number says so', () => {
    const positions = mesh.positions.slice();
    positions[4] = Number.NaN;
    const problem = { code: 'kernel_non_finite_vertex' };
    expect(kernel.evaluate(solid({ positions, triangles: mesh.triangles }))).toMatchObject({ ok: false, problem });
  });

  test('because it is inside out says so', () => {
    const triangles = mesh.triangles.slice();
    flipTriangles(triangles);
    const turned = solid({ positions: mesh.positions, triangles });
    expect(kernel.evaluate(turned)).toMatchObject({ ok: false, problem: { code: 'kernel_inside_out' } });
  });

  test('does not spoil the next one', () => {
    kernel.evaluate(solid({ positions: mesh.positions, triangles: mesh.triangles.slice(3) }));
    expect(bodyOf(hoop).shells).toHaveLength(1);
  });
});

describe('what is kept', () => {
  test('does not change what comes out: an edited list of bodies is the same in a fresh kernel', async () => {
    const bodies = (edited: number): SolidRecipe =>
      union(
        ...Array.from({ length: 7 }, (_, i) =>
          placed(solid(torus(6, 0.8 + (i === edited ? 0.1 : 0), 48, 12)), [rotationAbout([1, 0, i], 25 * i)]),
        ),
      );
    for (const edited of [0, 3, 6, 0]) {
      const fresh = await testKernel();
      expect(fresh.evaluate(bodies(edited))).toEqual({ ok: true, value: bodyOf(bodies(edited)) });
      fresh.dispose();
    }
  });

  test('within a small budget still gives the same bodies, also after it was freed', async () => {
    const frugal = await testKernel({ triangleBudget: 500 });
    const recipe = union(hoop, placed(rod, [translation(8, 0, 0)]));
    const first = frugal.evaluate(recipe);
    expect(frugal.evaluate(recipe)).toEqual(first);
    frugal.dispose();
    expect(frugal.evaluate(recipe)).toEqual(first);
    frugal.dispose();
  });
});
