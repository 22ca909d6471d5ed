import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Body } from '../../../contract/kernel.ts';
import { placed, union } from '../../../mesh/build/build-solid.ts';
import { meshBox, meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { meshesOf } from '../../testing/leaf-meshes.ts';
import { buildHoop } from './hoop.ts';
import { buildHoopCatch } from './hoop-catch.ts';

const bodyOf = bodiesByKernel();

const styles = ['snap', 'endless', 'bali'] as const;

/** A hoop as it hangs: turned upright by its catch, with the wire that is cast with it. */
function worn(style: (typeof styles)[number], measures: Partial<Parameters<typeof buildOne<'hoop'>>[1]> = {}) {
  const part = {
    kind: 'hoop',
    outerDiameterMm: 20,
    widthMm: 2.2,
    thicknessMm: 2.2,
    openingMm: 6,
    ...measures,
  } as const;
  const hoop = buildOne(buildHoop, part);
  const closing = buildOne(
    buildHoopCatch,
    { kind: 'hoop-catch', carries: 'hoop', style },
    { hosts: { hoop: { part, output: hoop } } },
  );
  const upright = closing.carries.map(({ at }) => at);
  return { hoop, closing, body: bodyOf(placed(union(...hoop.add), upright), ...closing.add) };
}

/** Middle of the metal in mm, by its triangles. */
function centreOfMass({ mesh: { positions, triangles } }: Body): readonly number[] {
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) =>
      positions.subarray(3 * (triangles[i + k] ?? 0), 3 * (triangles[i + k] ?? 0) + 3),
    );
    if (!a || !b || !c) continue;
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    const six = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    [ax + bx + cx, ay + by + cy, az + bz + cz].forEach((sum, axis) => {
      sums[axis] = (sums[axis] ?? 0) + (six * sum) / 4;
    });
    sums[3] = (sums[3] ?? 0) + six;
  }
  return sums.slice(0, 3).map((sum) => sum / (sums[3] ?? 1));
}

describe('a round hoop', () => {
  test.each([10, 12, 20, 30, 45, 70])('of %i mm has the volume of a torus less its opening, within 0.5 %%', (outer) => {
    for (const quality of ['view', 'export'] as const) {
      const widthMm = Math.max(1.5, 0.08 * outer);
      const hoop = buildOne(
        buildHoop,
        { kind: 'hoop', outerDiameterMm: outer, widthMm, thicknessMm: widthMm, openingMm: 5 },
        { quality },
      );
      const middleMm = (outer - widthMm) / 2;
      const around = 2 * Math.PI - 2 * Math.asin(5 / 2 / middleMm);
      const torus = Math.PI * (widthMm / 2) ** 2 * middleMm * around;
      expect(meshVolume(bodyOf(...hoop.add).mesh) / torus).toBeGreaterThan(0.995);
      expect(meshVolume(bodyOf(...hoop.add).mesh) / torus).toBeLessThan(1.005);
    }
  });

  test('measures its diameter outside', () => {
    const { minimum, maximum } = meshBox(worn('snap', { outerDiameterMm: 30 }).body.mesh);
    expect(maximum[0] - minimum[0]).toBeCloseTo(30, 1);
    expect(maximum[2] - minimum[2]).toBeCloseTo(2.2, 1);
  });
});

test('every section, plain and twisted, is one closed body', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('round', 'd', 'flat', 'knife'),
      fc.double({ min: 10, max: 70, noNaN: true }),
      fc.double({ min: 1.5, max: 5, noNaN: true }),
      fc.constantFrom(0, 7),
      (section, outerDiameterMm, widthMm, turns) => {
        const hoop = buildOne(buildHoop, {
          kind: 'hoop',
          section,
          outerDiameterMm,
          widthMm: Math.min(widthMm, outerDiameterMm / 4),
          thicknessMm: 1.6,
          openingMm: 4.5,
          turns,
        });
        expect(meshesOf(hoop).flatMap(surfaceFaults)).toEqual([]);
        const { shells, genus } = bodyOf(...hoop.add);
        expect(shells.map(({ volumeMm3 }) => volumeMm3 > 0)).toEqual([true]);
        expect(genus).toBe(0);
      },
    ),
    { numRuns: 12, seed: 5 },
  );
});

test('a twist that is wound or stout beyond what metal does stays one closed body, and is named', () => {
  const tight = worn('bali', { outerDiameterMm: 13, widthMm: 1.8, turns: 64 });
  expect(tight.hoop.checks).toMatchObject([{ rule: 'twist.tight', severity: 'warning', patch: [{ value: 14 }] }]);
  const stout = worn('bali', { outerDiameterMm: 13, widthMm: 14, turns: 2 });
  expect(stout.hoop.checks).toMatchObject([
    { rule: 'hoop.stout', severity: 'error', parameter: 'widthMm', patch: [{ value: 5.2 }] },
  ]);
  for (const { hoop, body } of [tight, stout]) {
    expect(meshesOf(hoop).flatMap(surfaceFaults)).toEqual([]);
    expect(body.shells.filter(({ volumeMm3 }) => volumeMm3 > 0.01)).toHaveLength(1);
  }
});

describe.each(styles)('a hoop closed by %s', (style) => {
  test.each([10, 12, 20, 40])(
    'is one casting of %i mm that hangs plumb below the hole in the ear',
    (outerDiameterMm) => {
      const openingMm = Math.min(6, 0.42 * outerDiameterMm);
      const { body, closing } = worn(style, { outerDiameterMm, openingMm, widthMm: 1.6, thicknessMm: 1.6 });
      expect(meshesOf(closing).flatMap(surfaceFaults)).toEqual([]);
      expect(body.shells.map(({ volumeMm3 }) => volumeMm3 > 0)).toEqual([true]);
      const [x = 0, y = 0, z = 0] = centreOfMass(body);
      // It swings until its middle is below the hole; the wire of a catch moves that by less than a twentieth.
      expect(Math.abs(x)).toBeLessThan(0.05 * outerDiameterMm);
      expect(Math.abs(z)).toBeLessThan(0.1);
      const wire = closing.bought[0]?.solid ?? union(...closing.add);
      expect(y).toBeLessThan(meshBox(bodyOf(wire).mesh).minimum[1]);
    },
  );
});

describe('wire that is cast with a hoop', () => {
  test('of an endless one ends before the metal: the ring stays open', () => {
    expect(worn('endless').body.genus).toBe(0);
  });

  test('of a bali is free in its eye, which is the only ring', () => {
    expect(worn('bali').body.genus).toBe(1);
    expect(worn('bali', { outerDiameterMm: 10, openingMm: 4.2, widthMm: 1.5, thicknessMm: 1.5 }).body.genus).toBe(1);
  });
});

test('thin metal, a narrow opening and thin wire are named, each with its patch', () => {
  const { hoop } = worn('snap', { widthMm: 1.2, thicknessMm: 0.8, openingMm: 3 });
  expect(hoop.checks.map(({ rule, severity, patch }) => [rule, severity, patch?.length])).toEqual([
    ['hoop.thin', 'warning', 1],
    ['hoop.thin', 'warning', 1],
    ['hoop.opening', 'warning', 1],
  ]);
  const closing = buildOne(
    buildHoopCatch,
    { kind: 'hoop-catch', carries: 'hoop', style: 'bali', wireMm: 0.7 },
    { hosts: { hoop: { part: { kind: 'hoop' }, output: hoop } } },
  );
  expect(closing.checks).toMatchObject([{ rule: 'hoop-catch.wire', limit: makingRules.wall.castMinMm.limit }]);
});
