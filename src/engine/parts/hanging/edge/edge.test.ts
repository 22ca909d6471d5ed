import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crescentForm, crescentMm3 } from '#layout/edge/crescent-form.ts';
import { type PartInput, type PartOf, partSchema } from '#spec/part-registry.ts';
import { meshHash } from '../../../mesh/measure/mesh-hash.ts';
import { meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { leafMeshes, meshesOf } from '../../testing/leaf-meshes.ts';
import { buildLoop } from '../joint/loop.ts';
import { buildCollarRow } from './collar-row.ts';
import { buildCrescent } from './crescent.ts';
import { buildEdgeFringe } from './edge-fringe.ts';
import { buildPartingChain } from './parting-chain.ts';

type CrescentInput = Extract<PartInput, { kind: 'crescent' }>;

const bodyOf = bodiesByKernel();
const usual: CrescentInput = { kind: 'crescent' };
const moonOf = (crescent: Partial<CrescentInput> = {}, quality: 'view' | 'export' = 'view') =>
  buildOne(buildCrescent, { ...usual, ...crescent }, { piece: 'earrings', quality });
const moon = moonOf();
const hosts = { moon: { part: usual, output: moon } };
const stones = {
  row: { gem: 'ruby', shape: 'round', lengthMm: 2.5 },
  hung: { gem: 'pearl', shape: 'bead', lengthMm: 3 },
} as const;
const row = (part: Partial<PartOf<'collar-row'>> = {}) =>
  buildOne(
    buildCollarRow,
    { kind: 'collar-row', on: 'moon', holds: 'row', ...part },
    { piece: 'earrings', hosts, stones },
  );
const fringe = (part: Partial<PartOf<'edge-fringe'>> = {}) =>
  buildOne(
    buildEdgeFringe,
    { kind: 'edge-fringe', on: 'moon', holds: 'hung', ...part },
    { piece: 'earrings', hosts, stones },
  );

describe('a crescent', () => {
  test('of any measures is one closed body that crosses itself nowhere, of the metal that was reckoned', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 140 }),
        fc.integer({ min: 20, max: 45 }),
        fc.integer({ min: 8, max: 30 }),
        fc.integer({ min: 8, max: 30 }),
        fc.integer({ min: 0, max: 15 }),
        (halves, bellyPct, hornTenths, thickTenths, domeTenths) => {
          const widthMm = halves / 2;
          const measures = {
            widthMm,
            bellyMm: Math.min(24, Math.max(2, Math.round((widthMm * bellyPct) / 10) / 10)),
            hornMm: hornTenths / 10,
            thicknessMm: thickTenths / 10,
            domeMm: domeTenths / 10,
          };
          const { add } = moonOf(measures, 'export');
          const [mesh] = add.flatMap(leafMeshes);
          if (!mesh) throw new Error('A crescent has metal');
          expect(surfaceFaults(mesh)).toEqual([]);
          expect(selfIntersections(mesh)).toBe(0);
          const reckoned = crescentMm3(partSchema.parse({ ...usual, ...measures }) as PartOf<'crescent'>);
          expect(Math.abs(meshVolume(mesh) / reckoned - 1)).toBeLessThan(0.02);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('has horns that meet, as broad as was said, and a belly', () => {
    const crescent = partSchema.parse({ ...usual, widthMm: 30, bellyMm: 9, hornMm: 1.5 }) as PartOf<'crescent'>;
    const { outerMm, innerMm, aboveMm } = crescentForm(crescent);
    expect(outerMm - (aboveMm + innerMm)).toBeCloseTo(1.5, 9);
    expect(outerMm + aboveMm - innerMm).toBeCloseTo(9, 9);
  });

  test('carries a loop at its top and another inside, both one body with it', () => {
    for (const side of ['top', 'bottom'] as const) {
      const loop = buildOne(buildLoop, { kind: 'loop', on: 'moon', side }, { piece: 'earrings', hosts });
      expect(bodyOf(...moon.add, ...loop.add).shells).toHaveLength(1);
    }
  });

  test('is the same to the last bit as when it was made', () => {
    const [mesh] = moon.add.flatMap(leafMeshes);
    expect(mesh && meshHash(mesh)).toBe('a65ac21d68e7f668');
  });

  test('too thin to fill is refused, and mended by its patch', () => {
    expect(moonOf({ thicknessMm: 0.6 }).checks).toMatchObject([{ rule: 'crescent.wall', parameter: 'thicknessMm' }]);
    expect(moonOf({ thicknessMm: 0.8 }).checks).toEqual([]);
  });
});

test('collars stand on their moon, one body with it, and every stone is in one', () => {
  const collars = row({ count: 9, insetMm: 2.1 });
  expect(collars.checks).toEqual([]);
  expect(collars.stones).toHaveLength(9);
  expect(bodyOf(...moon.add, ...collars.add).shells).toHaveLength(1);
  expect(meshesOf(collars).flatMap(surfaceFaults)).toEqual([]);
});

test('pearls hang straight below their rings, and are no metal', () => {
  const pearls = fringe({ count: 9 });
  expect(pearls.checks).toEqual([]);
  expect(pearls.stones).toHaveLength(9);
  expect(pearls.bought).toMatchObject([{ name: 'head pin with cap', count: 9 }]);
  expect(bodyOf(...moon.add, ...pearls.add).shells).toHaveLength(1);
  const lowest = Math.min(...pearls.stones.map(({ at }) => at[13] ?? 0));
  expect(lowest).toBeLessThan(-16);
  expect(pearls.stones.every(({ at }) => (at[13] ?? 0) < 0)).toBe(true);
});

test('a parting chain is bought with its hook, and goes through the loop without touching it', () => {
  const loopPart = { kind: 'loop', on: 'moon', side: 'top' } as const;
  const loop = buildOne(buildLoop, loopPart, { piece: 'tikka', hosts });
  const chain = buildOne(
    buildPartingChain,
    { kind: 'parting-chain', on: 'eye' },
    { piece: 'tikka', hosts: { eye: { part: loopPart, output: loop } } },
  );
  expect(chain.add).toEqual([]);
  expect(chain.bought.map(({ name, count }) => [name, count])).toEqual([
    ['parting chain 120 mm', 1],
    ['hair hook', 1],
  ]);
  const links = chain.bought.slice(0, 1).map(({ solid }) => solid);
  const alone = bodyOf(...links).shells.length;
  expect(bodyOf(...moon.add, ...loop.add, ...links).shells.length).toBe(alone + 1);
  expect(meshesOf(chain).flatMap(surfaceFaults)).toEqual([]);
});

test.each([
  ['a row', row({ count: 40 }), 'collar-row.room'],
  ['a row', row({ insetMm: 1 }), 'collar-row.edge'],
  ['a fringe', fringe({ count: 40 }), 'edge-fringe.room'],
])('%s that cannot be made is refused', (_called, { checks }, rule) => {
  expect(checks.map((finding) => finding.rule)).toEqual([rule]);
  expect(checks[0]?.patch).toHaveLength(1);
});
