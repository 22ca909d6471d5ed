import { expect, test } from 'vitest';
import { difference, placed, solid, union } from '../mesh/build/build-solid.ts';
import { translation } from '../mesh/math/frames.ts';
import { cylinder, sphere } from '../mesh/build/round-solids.ts';
import { drawnMeshes } from './drawn-meshes.ts';

test('each mesh of a recipe is listed once, cutters included', () => {
  const [ball, drill, grain] = [sphere(1, 12), cylinder(0.3, -2, 2, 12), sphere(0.2, 8)];
  const grains = placed(solid(grain), [translation(1, 0, 0), translation(-1, 0, 0)]);
  const drilled = difference(solid(ball), solid(drill));
  expect(drawnMeshes([union(drilled, grains), placed(drilled, [translation(5, 0, 0)])])).toEqual([ball, drill, grain]);
});
