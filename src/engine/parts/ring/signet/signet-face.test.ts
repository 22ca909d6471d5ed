import { describe, expect, test } from 'vitest';
import type { PartInput } from '#spec/part-registry.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, FINGER_MM, ringSpec } from '../testing/build-ring.ts';
import { placedMeshes, placedPoints } from '../testing/placed-points.ts';

const wide: PartInput = {
  kind: 'shank',
  shoulderWidthMm: 6,
  palmWidthMm: 4.5,
  shoulderThicknessMm: 1.7,
  palmThicknessMm: 1.5,
};

describe.each(['oval', 'round', 'cushion', 'rectangle'] as const)('a signet with a face that is %s', (shape) => {
  const built = buildRing(ringSpec({ shank: wide, face: { kind: 'signet-face', on: 'shank', shape } }));
  const { add, anchors } = built.part('face');
  const points = placedPoints(add);

  test('is closed and does not cross itself', () => {
    for (const mesh of add.flatMap((solid) => placedMeshes(solid))) {
      expect(surfaceFaults(mesh)).toEqual([]);
      expect(selfIntersections(mesh)).toBe(0);
    }
  });

  test('has a level face of the asked size with a filed edge', () => {
    const top = Math.max(...points.map(([, , z]) => z));
    expect(top).toBeCloseTo(FINGER_MM / 2 + 2, 5);
    const flat = points.filter(([, , z]) => z > top - 1e-6);
    const length = shape === 'round' ? 10.6 : 13;
    expect(Math.max(...flat.map(([, y]) => y))).toBeGreaterThan(length / 2 - 0.4);
    expect(Math.max(...flat.map(([, y]) => y))).toBeLessThan(length / 2 - 0.15);
    expect(anchors[0]?.kind).toBe('face');
  });

  test('runs out into the shoulders and leaves the finger free', () => {
    for (const [x, , z] of points) expect(Math.hypot(x, z)).toBeGreaterThan(FINGER_MM / 2 + 0.1);
    const lowest = Math.min(...points.map(([, , z]) => z));
    expect(lowest).toBeLessThan(6);
  });
});
