import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Body, Kernel } from '../contract/kernel.ts';
import type { SolidRecipe } from '../contract/solid.ts';
import { difference, placed, placedApart, solid } from '../mesh/build/build-solid.ts';
import { mirrorX, multiply, rotationAbout, translation } from '../mesh/math/frames.ts';
import { cylinder, sphere, torus } from '../mesh/build/round-solids.ts';
import { surfaceFaults } from '../mesh/testing/closed-surface.ts';
import { areApart } from './side-by-side.ts';
import { testKernel } from './testing/load-kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel();
});
afterAll(() => kernel.dispose());

function bodyOf(recipe: SolidRecipe): Body {
  const body = kernel.evaluate(recipe);
  if (!body.ok) throw new Error(body.problem.message);
  return body.value;
}

const link = torus(2, 0.4, 32, 12);

/** Links of a chain: each turned by a quarter, the wires 0.2 mm apart where they hang in each other. */
const hanging = [0, 1, 2, 3].map((i) => multiply(translation(3 * i, 0, 0), rotationAbout([1, 0, 0], 90 * (i % 2))));

describe('copies that lie beside each other', () => {
  test('come out as if they were joined, mirrored ones too', () => {
    const drilled = difference(solid(sphere(1, 24)), solid(cylinder(0.4, -2, 0.5, 12)));
    const at = [translation(2, 0.3, 0), multiply(mirrorX(), translation(2, 0.3, 0))];
    const [beside, joined] = [bodyOf(placedApart(drilled, at)), bodyOf(placed(drilled, at))];
    expect(surfaceFaults(beside.mesh)).toEqual([]);
    expect(beside.volumeMm3).toBeCloseTo(joined.volumeMm3, 4);
    expect(beside.mesh.triangles.length).toBe(joined.mesh.triangles.length);
    expect(beside.shells.map((shell) => shell.volumeMm3 > 0)).toEqual([true, true]);
  });

  test('stay as many bodies when they hang in each other', () => {
    const chain = bodyOf(placedApart(solid(link), hanging));
    expect(chain.shells.length).toBe(4);
    expect(chain.genus).toBe(4);
  });

  test('of nothing are nothing', () => {
    const nothing = difference(solid(sphere(1, 12)), solid(sphere(2, 12)));
    expect(bodyOf(placedApart(nothing, hanging)).mesh.triangles.length).toBe(0);
  });

  test('are joined when they were meant to be apart but touch', () => {
    const stuck = bodyOf(placedApart(solid(link), [translation(0, 0, 0), translation(3.9, 0, 0)]));
    expect(stuck.shells.length).toBe(1);
    expect(surfaceFaults(stuck.mesh)).toEqual([]);
  });
});

test('links are apart when they hang in each other, not when their wires touch', () => {
  expect(areApart(link, hanging)).toBe(true);
  const drawnOut = [0, 1].map((i) => multiply(translation(3.4 * i, 0, 0), rotationAbout([1, 0, 0], 90 * i)));
  expect(areApart(link, drawnOut)).toBe(false);
});
