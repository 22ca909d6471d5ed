import { describe, expect, test } from 'vitest';
import { beadDepthsMm, fringeCount, fringeGapMm, pinDepthsMm } from '#layout/bell/fringe-form.ts';
import { type PartInput, type PartOf, partSchema } from '#spec/part-registry.ts';
import type { PartOutput } from '../../../contract/part-output.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { meshesOf } from '../../testing/leaf-meshes.ts';
import { buildBeadFringe } from './bead-fringe.ts';
import { buildBell } from './bell.ts';
import { buildStoneFringe } from './stone-fringe.ts';

const bodyOf = bodiesByKernel();
const bellInput: PartInput = { kind: 'bell', diameterMm: 15, heightMm: 10, wallMm: 0.6 };
const bellPart = partSchema.parse(bellInput) as PartOf<'bell'>;
const bell = buildOne(buildBell, bellInput as Extract<PartInput, { kind: 'bell' }>, { piece: 'earrings' });
const stones = { hung: { gem: 'pearl', shape: 'bead', lengthMm: 3 } } as const;
const scene = { piece: 'earrings', stones, hosts: { bell: { part: bellInput, output: bell } } } as const;

const beads = (change: Partial<Extract<PartInput, { kind: 'bead-fringe' }>> = {}): PartOutput =>
  buildOne(buildBeadFringe, { kind: 'bead-fringe', on: 'bell', count: 16, beadMm: 2.2, ...change }, scene);
const pearls = (change: Partial<Extract<PartInput, { kind: 'stone-fringe' }>> = {}): PartOutput =>
  buildOne(buildStoneFringe, { kind: 'stone-fringe', on: 'bell', holds: 'hung', count: 13, ...change }, scene);
const lowest = (mesh: { readonly positions: Float64Array }): number =>
  Math.min(...mesh.positions.filter((_, index) => index % 3 === 1));

describe.each(['round', 'drop'] as const)('metal beads in the form %s', (form) => {
  test('are closed, and one body with their bell', () => {
    const fringe = beads({ form });
    expect(meshesOf(fringe).flatMap(surfaceFaults)).toEqual([]);
    expect(bodyOf(...bell.add, ...fringe.add).shells.map(({ volumeMm3 }) => volumeMm3 > 0)).toEqual([true]);
    expect([fringe.bodies, fringe.stones, fringe.checks]).toEqual([0, [], []]);
  });

  test('hang as deep below the rim as is reckoned', () => {
    const { mesh } = bodyOf(...beads({ form }).add);
    expect(lowest(mesh)).toBeCloseTo(-beadDepthsMm({ form, beadMm: 2.2, eyeWireMm: 0.6 }).bottomMm, 1);
  });
});

describe('pearls', () => {
  test('are as many stones as are said, each on a bought pin; their rings alone are cast', () => {
    const fringe = pearls();
    expect(fringe.stones).toHaveLength(13);
    expect(fringe.stones.every(({ stone, seated }) => stone === 'hung' && seated)).toBe(true);
    expect(fringe.bought).toMatchObject([{ name: 'head pin with cap', count: 13 }]);
    expect(meshesOf(fringe).flatMap(surfaceFaults)).toEqual([]);
    expect(bodyOf(...bell.add, ...fringe.add).shells).toHaveLength(1);
  });

  test('swing in their rings without touching them', () => {
    const fringe = pearls();
    const pins = fringe.bought.map(({ solid }) => solid);
    expect(bodyOf(...bell.add, ...fringe.add, ...pins).shells).toHaveLength(14);
    const heights = fringe.stones.map(({ at }) => at[13] ?? 0);
    expect(Math.max(...heights)).toBeCloseTo(-pinDepthsMm({ eyeWireMm: 0.6 }, 3).middleMm, 3);
  });
});

test('too many side by side are refused; as many as the patch says are not', () => {
  const crowded = beads({ count: 24 }).checks;
  expect(crowded).toMatchObject([{ rule: 'fringe.room', severity: 'error', parameter: 'count' }]);
  const [mend] = crowded[0]?.patch ?? [];
  const most = mend && 'value' in mend ? Number(mend.value) : 0;
  expect(most).toBeGreaterThan(12);
  expect(beads({ count: most }).checks).toEqual([]);
  expect(pearls({ count: 20 }).checks).toMatchObject([{ rule: 'fringe.room' }]);
});

test('a rim is filled with as many as leave their gap, on a fluted one with as many on every lobe', () => {
  const count = fringeCount(bellPart, 2, 0.25);
  expect(fringeGapMm(bellPart, count, 2)).toBeGreaterThanOrEqual(0.25);
  expect(fringeGapMm(bellPart, count + 1, 2)).toBeLessThan(0.25);
  expect(fringeCount({ ...bellPart, flutes: 8 }, 2, 0.25) % 8).toBe(0);
});

test('rings of wire that does not fill are refused', () => {
  expect(beads({ eyeWireMm: 0.4 }).checks).toMatchObject([{ rule: 'fringe.ring', severity: 'error', limit: 0.5 }]);
});

test('below what is no bell nothing hangs', () => {
  const alone = buildOne(buildBeadFringe, { kind: 'bead-fringe', on: 'plate' }, { piece: 'earrings' });
  expect(alone.add).toEqual([]);
});
