import { describe, expect, test } from 'vitest';
import type { PartInput } from '#spec/part-registry.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, FINGER_MM, ringSpec, round, shank } from '../testing/build-ring.ts';
import { placedMeshes, pointsOf } from '../testing/placed-points.ts';

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
  const points = pointsOf(add);

  test('is closed and does not cross itself', () => {
    for (const mesh of add.flatMap((solid) => placedMeshes(solid))) {
      expect(surfaceFaults(mesh)).toEqual([]);
      expect(selfIntersections(mesh)).toBe(0);
    }
  });

  test('has a level face of the asked size with a filed edge (taste rule 13)', () => {
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

describe('leaves on the shoulders', () => {
  const built = buildRing(ringSpec({ shank, leaves: { kind: 'leaf-shoulders', on: 'shank', pairs: 3 } }));
  const { add } = built.part('leaves');

  test('grow in the asked number on both sides', () => {
    expect(add).toHaveLength(6);
    const sides = add.map((leaf) => Math.sign(pointsOf([leaf]).reduce((sum, [x]) => sum + x, 0)));
    expect(sides.filter((side) => side > 0)).toHaveLength(3);
  });

  test('lie on the band, sunk by at least 0.15 mm', () => {
    const outside = FINGER_MM / 2 + 1.8;
    for (const leaf of add) {
      const radii = pointsOf([leaf]).map(([x, , z]) => Math.hypot(x, z));
      expect(Math.min(...radii)).toBeLessThan(outside - 0.15);
      expect(Math.max(...radii)).toBeGreaterThan(outside);
      for (const mesh of placedMeshes(leaf)) expect(surfaceFaults(mesh)).toEqual([]);
    }
  });

  test('warn when they leave nothing to size the ring by', () => {
    const found = buildRing(
      ringSpec({ shank, leaves: { kind: 'leaf-shoulders', on: 'shank', pairs: 7, leafLengthMm: 8 } }),
    ).findings();
    expect(found).toContainEqual(expect.objectContaining({ rule: 'shank.sizing-arc' }));
  });
});

describe('a cathedral', () => {
  const built = buildRing(
    ringSpec(
      {
        shank,
        head: { kind: 'prong-head', on: 'shank', holds: 'c', baseHeightMm: 2 },
        arches: { kind: 'cathedral', on: 'shank', meets: 'head', riseMm: 2.2 },
      },
      { c: round(6.5) },
    ),
  );
  const { add } = built.part('arches');

  test('leaves the band tangentially and rises to the head, below the girdle', () => {
    const points = pointsOf(add);
    const girdle = built.part('head').stones[0]?.at[14] as number;
    expect(Math.max(...points.map(([, , z]) => z))).toBeLessThan(girdle - 0.3);
    expect(Math.max(...points.map(([, , z]) => z))).toBeGreaterThan(FINGER_MM / 2 + 1.8 + 2);
    for (const [x, , z] of points) expect(Math.hypot(x, z)).toBeGreaterThan(FINGER_MM / 2 + 0.2);
  });

  test('is two arches and the rail that they meet', () => {
    expect(add).toHaveLength(3);
    for (const mesh of add.flatMap((solid) => placedMeshes(solid))) expect(surfaceFaults(mesh)).toEqual([]);
  });

  test('says how high it is made when it would reach the girdle', () => {
    const high = buildRing(
      ringSpec(
        {
          shank,
          head: { kind: 'prong-head', on: 'shank', holds: 'c', baseHeightMm: 0.7 },
          arches: { kind: 'cathedral', on: 'shank', meets: 'head', riseMm: 4 },
        },
        { c: round(6.5) },
      ),
    );
    expect(high.findings()).toContainEqual(expect.objectContaining({ rule: 'taste.cathedral-below-girdle' }));
  });
});

describe('milgrain', () => {
  test('runs along both edges of a band in touching beads that close', () => {
    const { claws } = buildRing(ringSpec({ shank, grain: { kind: 'milgrain', on: 'shank', beadMm: 0.4 } })).part(
      'grain',
    );
    const beads = placedMeshes(claws[0] as never).length;
    expect(beads % 2).toBe(0);
    const around = 2 * Math.PI * (FINGER_MM / 2 + 1.8);
    expect(around / (beads / 2)).toBeGreaterThan(0.38);
    expect(around / (beads / 2)).toBeLessThan(0.44);
  });

  test('runs around a bezel', () => {
    const { claws } = buildRing(
      ringSpec(
        {
          shank,
          head: { kind: 'bezel-head', on: 'shank', holds: 'c' },
          grain: { kind: 'milgrain', on: 'head', beadMm: 0.4 },
        },
        { c: round(6) },
      ),
    ).part('grain');
    expect(placedMeshes(claws[0] as never).length).toBeGreaterThan(30);
  });
});
