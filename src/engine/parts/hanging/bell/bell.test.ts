import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bellSection } from '#layout/bell/bell-form.ts';
import { rollRadiusMm } from '#layout/bell/bell-line.ts';
import { bellVolumeMm3 } from '#layout/bell/bell-volume.ts';
import { type PartInput, type PartOf, partSchema } from '#spec/part-registry.ts';
import { meshHash } from '../../../mesh/measure/mesh-hash.ts';
import { meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { wallThickness } from '../../../mesh/measure/wall-thickness.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { leafMeshes, meshesOf } from '../../testing/leaf-meshes.ts';
import { buildLoop } from '../joint/loop.ts';
import { buildBell } from './bell.ts';

type BellInput = Extract<PartInput, { kind: 'bell' }>;

const bodyOf = bodiesByKernel();
const usual: BellInput = { kind: 'bell', diameterMm: 15, heightMm: 10, wallMm: 0.6 };
const built = (bell: Partial<BellInput>, quality: 'view' | 'export' = 'export') =>
  buildOne(buildBell, { ...usual, ...bell }, { piece: 'earrings', quality });
const completed = (bell: Partial<BellInput>) => partSchema.parse({ ...usual, ...bell }) as PartOf<'bell'>;
const wallOf = (bell: Partial<BellInput>) => {
  const [wall] = built(bell).add.flatMap(leafMeshes);
  if (!wall) throw new Error('A bell has a wall');
  return wall;
};

describe.each(['dome', 'flared', 'umbrella'] as const)('a bell turned as a %s', (profile) => {
  test.each([0, 16])('with %i flutes is one closed body that crosses itself nowhere', (flutes) => {
    const bell = built({ profile, flutes, grainRows: 3 }, 'view');
    expect(meshesOf(bell).flatMap(surfaceFaults)).toEqual([]);
    expect(meshesOf(bell).map(selfIntersections)).not.toContainEqual(expect.toSatisfy((count) => count > 0));
    const { mesh, shells } = bodyOf(...bell.add);
    expect(shells.map(({ volumeMm3 }) => volumeMm3 > 0)).toEqual([true]);
    expect(selfIntersections(mesh)).toBe(0);
  });

  test('is as wide and as high as it says, hollow and open below', () => {
    const { positions } = wallOf({ profile });
    const at = (axis: number): readonly number[] => [...positions].filter((_, index) => index % 3 === axis);
    expect(2 * Math.max(...at(0))).toBeCloseTo(15, 1);
    expect([Math.min(...at(1)), Math.max(...at(1))].map((y) => Number(y.toFixed(2)))).toEqual([0, 10]);
    const section = bellSection(completed({ profile }), { wall: 48, roll: 12 });
    // The inside meets the axis a wall below the outside.
    expect((section[0]?.[1] ?? 0) - (section.at(-1)?.[1] ?? 0)).toBeCloseTo(0.6, 5);
  });

  test('has a wall of one thickness', () => {
    const wall = wallThickness(wallOf({ profile, wallMm: 0.7 }), { samples: 1200, seed: 1 });
    expect(wall?.minimumMm).toBeGreaterThan(0.68);
  });

  test('hangs from its knob by a loop that is one body with it', () => {
    const bell = built({ profile }, 'view');
    const hosts = { bell: { part: { ...usual, profile }, output: bell } };
    const loop = buildOne(buildLoop, { kind: 'loop', on: 'bell', side: 'top' }, { piece: 'earrings', hosts });
    expect(bodyOf(...bell.add, ...loop.add).shells).toHaveLength(1);
    const [anchor] = loop.anchors;
    expect(anchor?.kind === 'loop' && anchor.centre[1]).toBeGreaterThan(11);
  });
});

/** The wall of a hemisphere between two spheres, and the part of its rolled rim that is not in the wall. */
function hemisphereMm3({ diameterMm, wallMm }: { readonly diameterMm: number; readonly wallMm: number }): number {
  const rollMm = rollRadiusMm({ wallMm });
  const middleMm = diameterMm / 2 - rollMm;
  const [outer, inner] = [middleMm + wallMm / 2, middleMm - wallMm / 2];
  const clearMm = Math.sqrt(rollMm ** 2 - (wallMm / 2) ** 2);
  const half = Math.asin(wallMm / 2 / rollMm);
  // The wall begins where it leaves the roll.
  const wall = (2 / 3) * Math.PI * (outer ** 3 - inner ** 3) - 2 * Math.PI * middleMm * wallMm * clearMm;
  const roll =
    2 * Math.PI * middleMm * (Math.PI * rollMm ** 2 - rollMm ** 2 * (half - Math.sin(half) * Math.cos(half)));
  return wall + roll;
}

test('a hemisphere has the volume between two spheres and of its rim, to half a percent', () => {
  for (const [diameterMm, wallMm] of [
    [12, 0.5],
    [16, 0.8],
    [28, 1],
  ] as const) {
    const rollMm = rollRadiusMm({ wallMm });
    // As high as it is wide from the middle of its rim: a ball of one radius.
    const heightMm = diameterMm / 2 - rollMm + rollMm + wallMm / 2;
    const volume = meshVolume(wallOf({ diameterMm, wallMm, heightMm }));
    expect(Math.abs(volume / hemisphereMm3({ diameterMm, wallMm }) - 1)).toBeLessThan(0.005);
  }
});

test('the estimated metal of any bell is that of the built one, to three percent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('dome', 'flared', 'umbrella'),
      fc.integer({ min: 16, max: 60 }),
      fc.integer({ min: 50, max: 90 }),
      fc.integer({ min: 10, max: 20 }),
      fc.constantFrom(0, 12, 18),
      fc.integer({ min: 0, max: 3 }),
      (profile, halves, ratio, twentieths, flutes, grainRows) => {
        const diameterMm = halves / 2;
        const heightMm = Math.round((diameterMm * ratio) / 50) / 2;
        const bell = { profile, diameterMm, heightMm, wallMm: twentieths / 20, flutes, grainRows } as const;
        const body = bodyOf(...built(bell).add);
        expect(Math.abs(bellVolumeMm3(completed(bell)) / body.volumeMm3 - 1)).toBeLessThan(0.03);
      },
    ),
    { numRuns: 15 },
  );
});

test('is the same to the last bit as when it was made', () => {
  expect(meshHash(wallOf({}))).toBe('3e92a1e39f9718e9');
  expect(meshHash(wallOf({ profile: 'flared', flutes: 12 }))).toBe('070700867e4a3050');
});

test('a wall that does not fill is refused, and mended by its patch', () => {
  const [finding] = built({ wallMm: 0.4 }, 'view').checks;
  expect(finding).toMatchObject({ rule: 'bell.wall', severity: 'error', limit: 0.5 });
  expect(finding?.patch).toEqual([{ op: 'replace', path: '/parts/tested/wallMm', value: 0.5 }]);
  expect(built({ wallMm: 0.5 }, 'view').checks).toEqual([]);
});
