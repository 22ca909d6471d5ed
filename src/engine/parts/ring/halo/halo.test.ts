import { describe, expect, test } from 'vitest';
import type { PartInput } from '#spec/part-registry.ts';
import type { StoneInput } from '#spec/stone.ts';
import { outlineBox, radiusAt } from '#layout/outline/outlines.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, fancy, ringSpec, roundDiamond, shank } from '../testing/build-ring.ts';
import { local, placedMeshes, placedPoints } from '../testing/placed-points.ts';

type HaloInput = Partial<Extract<PartInput, { kind: 'halo' }>>;

function haloRing(stone: StoneInput, prongs: number, meleeMm: number, count: number, halo: HaloInput = {}) {
  const built = buildRing(
    ringSpec(
      {
        shank,
        head: { kind: 'prong-head', on: 'shank', holds: 'c', prongs, prongMm: 0.8 },
        halo: { kind: 'halo', around: 'head', holds: 'm', count, ...halo },
      },
      { c: stone, m: roundDiamond(meleeMm) },
    ),
  );
  const head = built.part('head').anchors[0] as AnchorOf<'head'>;
  const output = built.part('halo');
  const stones = output.stones.map(({ at }) => local(head.seat, [at[12], at[13], at[14]] as unknown as Vector3));
  return { built, head, output, stones };
}

function angleBetween(aDeg: number, bDeg: number): number {
  return Math.abs(((aDeg - bDeg + 540) % 360) - 180);
}

// 20 melee of these sizes close around these stones with four prongs, 18 with six.
const solved: readonly (readonly [number, number, number, number])[] = [
  [5.8, 4, 1, 20],
  [6.5, 4, 1.15, 20],
  [7.4, 4, 1.3, 20],
  [8.1, 4, 1.45, 20],
  [6.5, 6, 1.25, 18],
];

describe.each(solved)('a halo around a round stone of %f mm with %i prongs', (stoneMm, prongs, meleeMm, count) => {
  const { head, stones, output, built } = haloRing(roundDiamond(stoneMm), prongs, meleeMm, count);

  test('has every stone, at one distance and a little below the girdle', () => {
    expect(stones).toHaveLength(count);
    for (const [x, y, z] of stones) {
      expect(Math.hypot(x, y)).toBeCloseTo(stoneMm / 2 + 0.14 + meleeMm / 2, 1.5);
      expect(z).toBeCloseTo(-0.3, 6);
    }
  });

  test('has a gap, not a stone, behind every prong', () => {
    const angles = stones.map(([x, y]) => (Math.atan2(y, x) * 180) / Math.PI);
    for (const { angleDeg } of head.basket?.prongs ?? []) {
      const nearest = Math.min(...angles.map((angle) => angleBetween(angle, angleDeg)));
      expect(nearest).toBeGreaterThan(0.49 * (360 / count));
    }
  });

  test('has even gaps in which nothing touches', () => {
    const angles = stones.map(([x, y]) => (Math.atan2(y, x) * 180) / Math.PI).sort((a, b) => a - b);
    const steps = angles.map((angle, i) =>
      i === 0 ? 360 + angle - (angles.at(-1) as number) : angle - (angles[i - 1] as number),
    );
    const radius = stoneMm / 2 + 0.14 + meleeMm / 2;
    for (const step of steps) {
      expect(2 * radius * Math.sin((step * Math.PI) / 360) - meleeMm).toBeGreaterThan(0.05);
    }
    // All gaps are one width, those behind prongs may be another.
    const sorted = steps.toSorted((a, b) => a - b);
    expect((sorted[count - prongs - 1] as number) - (sorted[0] as number)).toBeLessThan(0.05);
    expect((sorted[count - 1] as number) - (sorted[count - prongs] as number)).toBeLessThan(0.05);
  });

  test('is 1.45 to 1.58 times as wide as its stone', () => {
    const points = placedPoints(output.add, head.seat);
    const { minimum, maximum } = outlineBox(points.map(([x, y]) => [x, y]));
    const ratio = (maximum[0] - minimum[0]) / stoneMm;
    expect(ratio).toBeGreaterThan(1.42);
    expect(ratio).toBeLessThan(1.6);
  });

  test('has no findings', () => {
    expect(built.findings().filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

const shapes: readonly (readonly [string, StoneInput, number])[] = [
  ['oval', fancy('oval', 8, 6), 4],
  ['cushion', fancy('cushion', 7, 6.5), 4],
  ['emerald', fancy('emerald', 8, 6), 4],
  ['pear', fancy('pear', 9, 6), 5],
  ['marquise', fancy('marquise', 10, 5), 6],
  ['princess', fancy('princess', 5.5, 5.5), 4],
  ['heart', fancy('heart', 7, 7), 5],
];

describe.each(shapes)('a halo around a %s stone', (_, stone, prongs) => {
  test.each(['follow', 'round', 'cushion'] as const)('with a %s outline clears the stone and is closed', (outline) => {
    const { head, stones, output } = haloRing(stone, prongs, 1.15, 20, { outline });
    for (const [x, y] of stones) {
      expect(Math.hypot(x, y)).toBeGreaterThan(radiusAt(head.gem.outline, Math.atan2(y, x)) + 0.5 * 1.15);
    }
    for (const mesh of output.add.flatMap((solid) => placedMeshes(solid))) {
      expect(surfaceFaults(mesh)).toEqual([]);
      expect(selfIntersections(mesh)).toBe(0);
    }
  });

  test('is alike on both sides', () => {
    const { stones } = haloRing(stone, prongs, 1.15, 20);
    for (const [x, y] of stones) {
      expect(stones.some(([ox, oy]) => Math.hypot(ox + x, oy - y) < 0.12)).toBe(true);
    }
  });
});

describe('checks of a halo', () => {
  test('refuse stones that overlap and say how many fit', () => {
    const found = haloRing(roundDiamond(6.5), 4, 1.15, 24).built.findings();
    expect(found).toContainEqual(
      expect.objectContaining({
        rule: 'halo.gap',
        severity: 'error',
        patch: [{ op: 'replace', path: '/parts/halo/count', value: 20 }],
      }),
    );
  });

  test('warn of a prong before a stone', () => {
    const found = haloRing(roundDiamond(6.5), 4, 1.15, 18).built.findings();
    expect(found).toContainEqual(expect.objectContaining({ rule: 'taste.halo-gap-behind-prong', severity: 'warning' }));
  });
});

describe('a halo around a bezel', () => {
  test('runs on into the wall, outside of it', () => {
    const built = buildRing(
      ringSpec(
        {
          shank,
          head: { kind: 'bezel-head', on: 'shank', holds: 'c', wallMm: 0.6 },
          halo: { kind: 'halo', around: 'head', holds: 'm', count: 22 },
        },
        { c: roundDiamond(5), m: roundDiamond(1.2) },
      ),
    );
    const head = built.part('head').anchors[0] as AnchorOf<'head'>;
    const inner = Math.min(...placedPoints(built.part('halo').add, head.seat).map(([x, y]) => Math.hypot(x, y)));
    expect(inner).toBeLessThan(Math.max(...head.outerOutline.map(([x, y]) => Math.hypot(x, y))) - 0.15);
    for (const { at } of built.part('halo').stones) {
      const [x, y] = local(head.seat, [at[12], at[13], at[14]] as unknown as Vector3);
      expect(Math.hypot(x, y) - 0.6).toBeGreaterThan(2.5 + 0.5);
    }
  });
});
