import { describe, expect, test } from 'vitest';
import type { SolidRecipe } from '../contract/solid.ts';
import { difference, placed, solid, union } from '../mesh/build/build-solid.ts';
import { mirrorX, translation } from '../mesh/math/frames.ts';
import { meshBox, meshVolume } from '../mesh/measure/measure-mesh.ts';
import { cylinder } from '../mesh/build/round-solids.ts';
import { surfaceFaults } from '../mesh/testing/closed-surface.ts';
import { shellKernel } from './shell-kernel.ts';

const rod = solid(cylinder(1, 0, 2, 16));

function meshOf(recipe: SolidRecipe, kernel = shellKernel()) {
  const body = kernel.evaluate(recipe);
  if (!body.ok) throw new Error(body.problem.message);
  return body.value.mesh;
}

describe('the shell kernel', () => {
  test('shows what is added and ignores what is cut', () => {
    const mesh = meshOf(difference(union(rod, placed(rod, [translation(5, 0, 0)])), rod));
    expect(mesh.triangles).toHaveLength(2 * 3 * 64);
    expect(meshBox(mesh).maximum[0]).toBe(6);
  });

  test('turns mirrored copies of copies the right way out', () => {
    const mesh = meshOf(placed(placed(rod, [translation(3, 0, 0), translation(6, 0, 0)]), [mirrorX()]));
    expect(surfaceFaults(mesh)).toEqual([]);
    expect(meshBox(mesh).minimum[0]).toBe(-7);
    expect(meshVolume(mesh)).toBeGreaterThan(0);
  });

  test('places an unchanged recipe once', () => {
    const kernel = shellKernel();
    const copies = placed(rod, [translation(3, 0, 0)]);
    expect(meshOf(copies, kernel)).toBe(meshOf(union(copies), kernel));
    kernel.dispose();
    const again = meshOf(copies, kernel);
    expect(again).toEqual(meshOf(copies));
  });

  test('has no volume: a drag is never weighed', () => {
    const body = shellKernel().evaluate(rod);
    expect(body).toMatchObject({ ok: true, value: { volumeMm3: 0, shells: [] } });
  });
});
