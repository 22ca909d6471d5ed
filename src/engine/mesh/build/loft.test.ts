import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loft } from './loft.ts';
import { meshVolume } from '../measure/measure-mesh.ts';
import { arcPath } from '../testing/arc-path.ts';
import { circleSection, smoothPath } from './paths.ts';
import { sweep } from './sweep.ts';
import { surfaceFaults } from '../testing/closed-surface.ts';

describe('a loft', () => {
  const prism = (size: number, heights: readonly number[]): Float64Array =>
    Float64Array.from(
      heights.flatMap((z) =>
        Array.from({ length: size }, (_, j) => [
          Math.cos((2 * Math.PI * j) / size),
          Math.sin((2 * Math.PI * j) / size),
          z,
        ]).flat(),
      ),
    );

  test('is closed and faces outwards whichever way its rings run', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 24 }),
        fc.integer({ min: 2, max: 6 }),
        fc.boolean(),
        (size, rings, down) => {
          const heights = Array.from({ length: rings }, (_, i) => (down ? -i : i));
          const mesh = loft(prism(size, heights), size, { loop: false });
          expect(surfaceFaults(mesh)).toEqual([]);
          const area = (size / 2) * Math.sin((2 * Math.PI) / size);
          expect(meshVolume(mesh)).toBeCloseTo(area * (rings - 1), 4);
        },
      ),
    );
  });

  test('ends in the tips it is given', () => {
    const mesh = loft(prism(32, [0, 1]), 32, { loop: false, endTip: [0, 0, 4] });
    const base = 16 * Math.sin(Math.PI / 16);
    expect(meshVolume(mesh)).toBeCloseTo(base * (1 + 3 / 3), 4);
  });

  test('throws at rings of unequal size, a bug in the part', () => {
    expect(() => loft(new Float64Array(30), 4, { loop: false })).toThrow(/cannot have 10 points/);
  });
});

describe('a sweep', () => {
  test('along a straight wire is a cylinder', () => {
    const mesh = sweep(Float64Array.of(0, 0, 0, 0, 0, 5, 0, 0, 10), {
      closed: false,
      up: [1, 0, 0],
      section: () => circleSection(1, 64),
    });
    expect(surfaceFaults(mesh)).toEqual([]);
    expect(meshVolume(mesh)).toBeCloseTo(10 * 32 * Math.sin(Math.PI / 32), 4);
  });

  test('with domes gains two half spheres', () => {
    const mesh = sweep(Float64Array.of(0, 0, 0, 0, 0, 10), {
      closed: false,
      up: [0, 1, 0],
      section: () => circleSection(1, 96),
      ends: 'dome',
    });
    expect(surfaceFaults(mesh)).toEqual([]);
    expect(meshVolume(mesh) / (10 * Math.PI + (4 / 3) * Math.PI)).toBeCloseTo(1, 2);
  });

  test('around a circle is a torus, by Pappus', () => {
    const path = arcPath({
      centre: [0, 0, 0],
      x: [1, 0, 0],
      y: [0, 0, 1],
      radiusMm: 8,
      fromDeg: 0,
      toDeg: 360,
      segments: 180,
    });
    const mesh = sweep(path, { closed: true, up: [0, 1, 0], section: () => circleSection(0.9, 48) });
    expect(surfaceFaults(mesh)).toEqual([]);
    expect(meshVolume(mesh) / (2 * Math.PI * 8 * Math.PI * 0.81)).toBeCloseTo(1, 2);
  });

  test('stays closed along any smooth path with any taper', () => {
    const coordinate = fc.double({ min: -10, max: 10, noNaN: true });
    const point = fc.tuple(coordinate, coordinate, coordinate);
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 7 }), fc.boolean(), (points, closed) => {
        const apart = points.map(([x, y, z], i) => [x + 25 * i, y, z] as const);
        const mesh = sweep(smoothPath(apart, 6, closed), {
          closed,
          up: [0, 0, 1],
          section: (_, along) => circleSection(0.5 + (closed ? 0 : 0.5 * along), 8),
          ends: 'dome',
        });
        expect(surfaceFaults(mesh)).toEqual([]);
        expect(meshVolume(mesh)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a smooth path', () => {
  test('goes through all its points', () => {
    const points = [
      [0, 0, 0],
      [1, 2, 0],
      [1.1, 2.1, 4],
      [8, 0, 0],
    ] as const;
    const path = smoothPath(points, 5);
    points.forEach((point, i) => {
      point.forEach((value, k) => expect(path[15 * i + k]).toBeCloseTo(value, 9));
    });
  });

  test('through two points is straight', () => {
    const path = smoothPath(
      [
        [0, 0, 0],
        [4, 0, 0],
      ],
      4,
    );
    expect([...path].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([
      0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0,
    ]);
  });
});
