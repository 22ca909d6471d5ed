import { expect, test } from 'vitest';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, fancy, ringSpec } from '../../ring/testing/build-ring.ts';
import { placedMeshes, placedPoints } from '../../ring/testing/placed-points.ts';

const square = (side: number): [number, number][] => [
  [-side, -side],
  [side, -side],
  [side, side],
  [-side, side],
];

const free = { kind: 'plate', shape: 'free', widthMm: 20, heightMm: 20, thicknessMm: 1.6, outline: square(5) } as const;

test('a plate is sawn out where its openings are, in the scale of its outline', () => {
  const built = buildRing({ ...ringSpec({ plate: { ...free, openings: [square(2)] } }, {}), kind: 'pendant' });
  const { add } = built.part('plate');
  for (const mesh of add.flatMap((solid) => placedMeshes(solid))) expect(surfaceFaults(mesh)).toEqual([]);
  const inner = placedPoints(add).map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)));
  expect(Math.min(...inner)).toBeCloseTo(4, 0);
  expect(Math.max(...inner)).toBeCloseTo(10, 1);
});

test('a stone on a plate may lie at any angle', () => {
  const turned = (turnDeg: number) =>
    buildRing({
      ...ringSpec(
        { plate: free, head: { kind: 'bezel-head', on: 'plate', holds: 'c', turnDeg } },
        { c: fancy('marquise', 8, 4) },
      ),
      kind: 'pendant',
    }).part('head').stones[0]?.at as readonly number[];
  const at = turned(30);
  expect(at[0]).toBeCloseTo(Math.cos(Math.PI / 6), 6);
  expect(at[1]).toBeCloseTo(Math.sin(Math.PI / 6), 6);
  expect(turned(0)[0]).toBe(1);
});
