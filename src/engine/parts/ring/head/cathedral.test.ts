import { describe, expect, test } from 'vitest';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, FINGER_MM, ringSpec, roundDiamond, shank } from '../testing/build-ring.ts';
import { placedMeshes, placedPoints } from '../testing/placed-points.ts';

describe('a cathedral', () => {
  const built = buildRing(
    ringSpec(
      {
        shank,
        head: { kind: 'prong-head', on: 'shank', holds: 'c', baseHeightMm: 2 },
        arches: { kind: 'cathedral', on: 'shank', meets: 'head', riseMm: 2.2 },
      },
      { c: roundDiamond(6.5) },
    ),
  );
  const { add } = built.part('arches');

  test('leaves the band tangentially and rises to the head, below the girdle', () => {
    const points = placedPoints(add);
    const girdle = built.part('head').stones[0]?.at[14] as number;
    expect(Math.max(...points.map(([, , z]) => z))).toBeLessThan(girdle - 0.3);
    expect(Math.max(...points.map(([, , z]) => z))).toBeGreaterThan(FINGER_MM / 2 + 1.8 + 2);
    for (const [x, , z] of points) expect(Math.hypot(x, z)).toBeGreaterThan(FINGER_MM / 2 + 0.2);
  });

  test('is two arches and the rail that they meet', () => {
    expect(add).toHaveLength(3);
    for (const mesh of add.flatMap((solid) => placedMeshes(solid))) expect(surfaceFaults(mesh)).toEqual([]);
  });

  test('has a finding with its made height when it would reach the girdle', () => {
    const high = buildRing(
      ringSpec(
        {
          shank,
          head: { kind: 'prong-head', on: 'shank', holds: 'c', baseHeightMm: 0.7 },
          arches: { kind: 'cathedral', on: 'shank', meets: 'head', riseMm: 4 },
        },
        { c: roundDiamond(6.5) },
      ),
    );
    expect(high.findings()).toContainEqual(expect.objectContaining({ rule: 'taste.cathedral-below-girdle' }));
  });

  test('runs into the wall of a bezel, which has no prongs to tie with a rail', () => {
    const walled = buildRing(
      ringSpec(
        {
          shank,
          head: { kind: 'bezel-head', on: 'shank', holds: 'c', baseHeightMm: 2 },
          arches: { kind: 'cathedral', on: 'shank', meets: 'head', riseMm: 2.2 },
        },
        { c: roundDiamond(6.5) },
      ),
    ).part('arches');
    expect(walled.add).toHaveLength(2);
    const nearest = Math.min(...placedPoints(walled.add).map(([x]) => Math.abs(x)));
    expect(nearest).toBeGreaterThan(6.5 / 2 - 0.3);
  });
});
