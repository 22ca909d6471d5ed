import { describe, expect, test } from 'vitest';
import { radiusAt } from '#layout/outline/outlines.ts';
import { qualities } from '../contract/quality.ts';
import { meshBox, meshVolume } from '../mesh/measure/measure-mesh.ts';
import { selfIntersections } from '../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../mesh/testing/closed-surface.ts';
import type { Point2 } from '../contract/frame.ts';
import type { TriangleMesh } from '../contract/solid.ts';
import { buildGem } from './build-gem.ts';
import { gemSolidMesh } from './gem-solid.ts';
import { seatCutter } from './seat-cutter.ts';
import { cutsInSeats, stone, usualStones } from './testing/usual-stones.ts';

/** The corners of the cutter at a height, in turn; the middle of its end is the last point there, and left out. */
function ringAt({ positions }: TriangleMesh, z: number): Point2[] {
  const points: Point2[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    if (Math.abs((positions[i + 2] as number) - z) < 1e-6)
      points.push([positions[i] as number, positions[i + 1] as number]);
  }
  return points.slice(0, -1);
}

const stones = [...cutsInSeats.map((shape) => usualStones[shape]), stone('round', 1.3, 1.3), stone('pear', 12, 5)];

describe.each(stones)('seat of $shape $lengthMm x $widthMm', (asked) => {
  test.each([16, 24, 48, 96])('with up to %d corners is closed, crosses nothing and lets the stone in', (segments) => {
    const gem = buildGem(asked, qualities.export);
    const topMm = gem.crownHeightMm + 1;
    const cutter = seatCutter(gem, { throughMm: gem.pavilionDepthMm + 1, topMm, segments });
    expect(surfaceFaults(cutter)).toEqual([]);
    expect(meshVolume(cutter)).toBeGreaterThan(0);
    expect(selfIntersections(cutter)).toBe(0);
    const opening = ringAt(cutter, topMm);
    for (const [x, y] of gem.outline) {
      expect(radiusAt(opening, Math.atan2(y, x))).toBeGreaterThan(1.0099 * Math.hypot(x, y));
    }
  });

  test('bears the stone at its own slope, or on a ledge, and leaves a hole of the width that was asked for', () => {
    const gem = buildGem(asked, qualities.export);
    const bottomZ = -gem.pavilionDepthMm - 2;
    const cutter = seatCutter(gem, {
      holeRatio: 0.55,
      clearanceRatio: 0.02,
      throughMm: -bottomZ,
      topMm: 1,
      segments: 96,
    });
    const hole = ringAt(cutter, bottomZ);
    const [across, along] = [0, 1].map((axis) => {
      const places = hole.map((point) => point[axis] as number);
      return Math.max(...places) - Math.min(...places);
    }) as [number, number];
    // Along a keel the hole is longer.
    expect(Math.min(across / gem.widthMm, along / gem.lengthMm)).toBeCloseTo(0.55, 5);
    const { minimum, maximum } = meshBox(cutter);
    expect(maximum[0] - minimum[0]).toBeCloseTo(1.02 * gem.widthMm, 5);
    expect(minimum[2]).toBeCloseTo(bottomZ, 6);
    const pavilion = (gem.pavilionDepthMm - gem.girdleThicknessMm / 2) / (gem.widthMm / 2);
    const levels = [...new Set(cutter.positions.filter((_, i) => i % 3 === 2))].toSorted((a, b) => b - a);
    const [, band = 0, bearing = 0] = levels;
    const dropMm = pavilion > 0 ? band - bearing : band + gem.pavilionDepthMm;
    expect(dropMm / ((gem.widthMm / 2) * 0.45)).toBeCloseTo(pavilion, 4);
  });
});

test('a shallow hole still goes through its own bearing', () => {
  const gem = buildGem(usualStones.round, qualities.view);
  const cutter = seatCutter(gem, { throughMm: 0, topMm: 0, segments: 24 });
  expect(surfaceFaults(cutter)).toEqual([]);
  expect(meshBox(cutter).minimum[2]).toBeLessThan(-1);
});

test.each(cutsInSeats)('%s a hair larger holds the stone', (shape) => {
  const gem = buildGem(usualStones[shape], qualities.view);
  const larger = gemSolidMesh(gem, 1.01);
  expect(surfaceFaults(larger)).toEqual([]);
  expect(meshVolume(larger) / gem.volumeMm3).toBeCloseTo(1.01 ** 3, 4);
  const { minimum, maximum } = meshBox(larger);
  expect(maximum[0]).toBeCloseTo((1.01 * gem.widthMm) / 2, 5);
  expect(minimum[2]).toBeCloseTo(-1.01 * gem.pavilionDepthMm, 5);
});
