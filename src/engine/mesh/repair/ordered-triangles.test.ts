import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderedTriangles } from './ordered-triangles.ts';
import { torus } from '../build/round-solids.ts';

test('triangles in any order come out in one order, none lost or turned', () => {
  const { positions, triangles } = torus(4, 1, 12, 8);
  const count = triangles.length / 3;
  const expected = orderedTriangles(triangles, positions.length / 3);
  const order = fc.shuffledSubarray(
    Array.from({ length: count }, (_, i) => i),
    { minLength: count },
  );
  const turns = fc.array(fc.nat(2), { minLength: count, maxLength: count });
  fc.assert(
    fc.property(order, turns, (places, rotations) => {
      const shuffled = places.flatMap((t) =>
        [0, 1, 2].map((k) => triangles[3 * t + ((k + (rotations[t] ?? 0)) % 3)] ?? 0),
      );
      expect(orderedTriangles(Uint32Array.from(shuffled), positions.length / 3)).toEqual(expected);
    }),
    { numRuns: 20 },
  );
  const turnedToLowest = (t: number): string => {
    const corners = [...triangles.subarray(3 * t, 3 * t + 3)];
    const at = corners.indexOf(Math.min(...corners));
    return [0, 1, 2].map((k) => corners[(at + k) % 3]).join();
  };
  const all = new Set(Array.from({ length: count }, (_, t) => turnedToLowest(t)));
  for (let t = 0; t < count; t += 1) expect(all.has([...expected.subarray(3 * t, 3 * t + 3)].join())).toBe(true);
  expect(expected).toHaveLength(triangles.length);
});
