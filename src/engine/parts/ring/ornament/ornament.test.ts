import { describe, expect, test } from 'vitest';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, FINGER_MM, ringSpec, roundDiamond, shank } from '../testing/build-ring.ts';
import { placedMeshes, placedPoints } from '../testing/placed-points.ts';

describe('leaves on the shoulders', () => {
  const built = buildRing(ringSpec({ shank, leaves: { kind: 'leaf-shoulders', on: 'shank', pairs: 3 } }));
  const { add } = built.part('leaves');

  test('grow in the asked number on both sides', () => {
    expect(add).toHaveLength(6);
    const sides = add.map((leaf) => Math.sign(placedPoints([leaf]).reduce((sum, [x]) => sum + x, 0)));
    expect(sides.filter((side) => side > 0)).toHaveLength(3);
  });

  test('lie on the band, sunk by at least 0.15 mm', () => {
    const outside = FINGER_MM / 2 + 1.8;
    for (const leaf of add) {
      const radii = placedPoints([leaf]).map(([x, , z]) => Math.hypot(x, z));
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
        { c: roundDiamond(6) },
      ),
    ).part('grain');
    expect(placedMeshes(claws[0] as never).length).toBeGreaterThan(30);
  });
});
