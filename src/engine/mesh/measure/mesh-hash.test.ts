import { expect, test } from 'vitest';
import { meshHash } from './mesh-hash.ts';
import { torus } from '../build/round-solids.ts';

const mesh = torus(8, 1, 24, 12);

test('a hash is the same in every runtime: it equals a recorded one', () => {
  expect(meshHash(mesh)).toMatchInlineSnapshot(`"91b7b7cf3887ce81"`);
});

test('a hash changes with any coordinate and any index', () => {
  const positions = mesh.positions.slice();
  positions[100] = (positions[100] ?? 0) + 1e-5;
  const triangles = mesh.triangles.slice();
  [triangles[0], triangles[1]] = [triangles[1] ?? 0, triangles[0] ?? 0];
  const hashes = [mesh, { ...mesh, positions }, { ...mesh, triangles }].map(meshHash);
  expect(new Set(hashes).size).toBe(3);
});

test('a negative zero is a zero', () => {
  const triangles = Uint32Array.of(0, 1, 2);
  const [plus, minus] = [0, -0].map((zero) => ({
    positions: Float64Array.of(zero, 1, 2, 3, 4, 5, 6, 7, 8),
    triangles,
  }));
  expect(plus && meshHash(plus)).toBe(minus && meshHash(minus));
});
