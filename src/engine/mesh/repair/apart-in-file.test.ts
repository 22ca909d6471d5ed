import { expect, test } from 'vitest';
import type { TriangleMesh } from '../../contract/solid.ts';
import { apartInFile } from './apart-in-file.ts';
import { translation } from '../math/frames.ts';
import { meshVolume } from '../measure/measure-mesh.ts';
import { mergeMeshes } from '../build/merge-meshes.ts';
import { placeMesh } from '../build/place-mesh.ts';
import { sphere } from '../build/round-solids.ts';
import { surfaceFaults } from '../testing/closed-surface.ts';

/** A cube of 1 mm with a corner at the origin. */
const cube: TriangleMesh = {
  positions: Float64Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1]),
  triangles: Uint32Array.from([
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5,
  ]),
};

/** Places of a file that more than one vertex has. */
function sharedPlaces({ positions }: TriangleMesh): number {
  const written = Float32Array.from(positions, (coordinate) => coordinate + 0);
  const places = Array.from({ length: positions.length / 3 }, (_, i) => written.subarray(3 * i, 3 * i + 3).join());
  return places.length - new Set(places).size;
}

test('bodies that touch in an edge stay two bodies in a file', () => {
  const far = translation(12, -7, 9);
  const touching = mergeMeshes([cube, placeMesh(cube, translation(1, 1, 0))].map((mesh) => placeMesh(mesh, far)));
  expect(sharedPlaces(touching)).toBe(2);
  const apart = apartInFile(touching);
  expect(sharedPlaces(apart)).toBe(0);
  expect(surfaceFaults(apart)).toEqual([]);
  expect(meshVolume(apart)).toBeCloseTo(meshVolume(touching), 4);
  expect(meshVolume(apart)).toBeLessThan(meshVolume(touching));
});

test('any number of vertices at one place are moved apart', () => {
  const around = [translation(0, 0, 0), translation(-1, 0, 0), translation(0, -1, 0), translation(-1, -1, 0)];
  const crowd = mergeMeshes(around.map((frame) => placeMesh(cube, frame)));
  expect(sharedPlaces(apartInFile(crowd))).toBe(0);
});

test('a mesh whose vertices all differ is returned as it is', () => {
  const mesh = sphere(3, 16);
  expect(apartInFile(mesh)).toBe(mesh);
});
