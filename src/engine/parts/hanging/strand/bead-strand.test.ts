import { describe, expect, test } from 'vitest';
import { holeMm, metalBeadMm3, strandVolumeMm3 } from '#layout/strand/strand-volume.ts';
import { strandForm } from '#layout/strand/strand-form.ts';
import { lineLengthMm, wornHalf } from '#layout/strand/worn-line.ts';
import { type PartInput, type PartOf, partSchema } from '#spec/part-registry.ts';
import type { PartOutput } from '../../../contract/part-output.ts';
import { meshHash } from '../../../mesh/measure/mesh-hash.ts';
import { meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { meshesOf } from '../../testing/leaf-meshes.ts';
import { buildVati } from '../vati/vati.ts';
import { buildBeadStrand } from './bead-strand.ts';
import { drilledBall } from './drilled-ball.ts';

type StrandInput = Extract<PartInput, { kind: 'bead-strand' }>;

const bodyOf = bodiesByKernel();
const cups: Extract<PartInput, { kind: 'vati' }> = { kind: 'vati' };
const vati = buildOne(buildVati, cups, { piece: 'necklace' });
const hosts = { vati: { part: cups, output: vati } };
const usual: StrandInput = { kind: 'bead-strand', holds: 'beads', lengthMm: 460 };
const completed = (strand: Partial<StrandInput>) => partSchema.parse({ ...usual, ...strand }) as PartOf<'bead-strand'>;
const built = (
  strand: Partial<StrandInput> = {},
  { beadMm = 2.2, quality = 'view' }: { beadMm?: number; quality?: 'view' | 'export' } = {},
): PartOutput => {
  const stones = { beads: { gem: 'onyx', shape: 'bead', lengthMm: beadMm } } as const;
  return buildOne(buildBeadStrand, { ...usual, ...strand }, { piece: 'necklace', quality, stones, hosts });
};
const placeOf = ({ at }: PartOutput['stones'][number]) => [at[12] ?? 0, at[13] ?? 0, at[14] ?? 0] as const;
const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));

describe.each([1, 2])('a strand of %i lines', (lines) => {
  const hung = { lines, through: 'vati', frontMm: 16 } as const;

  test('is wire in one piece, and every metal bead and link a closed body of its own', () => {
    const strand = built(hung);
    expect(meshesOf(strand).flatMap(surfaceFaults)).toEqual([]);
    const { mesh, shells } = bodyOf(...strand.add);
    expect(shells).toHaveLength(strand.bodies);
    expect(shells.every(({ volumeMm3 }) => volumeMm3 > 0)).toBe(true);
    expect(selfIntersections(mesh)).toBe(0);
  });

  test('weighs what was reckoned, to one percent', () => {
    const { volumeMm3 } = bodyOf(...built(hung, { quality: 'export' }).add);
    const form = strandForm(completed(hung), 2.2, 'neck');
    expect(Math.abs(strandVolumeMm3(completed(hung), form, 2.2) / volumeMm3 - 1)).toBeLessThan(0.01);
  });

  test('has beads that lie against each other and nowhere in each other', () => {
    const places = built(hung).stones.map(placeOf);
    const nearest = places.map((place, at) =>
      Math.min(...places.filter((_, other) => other !== at).map((one) => apart(place, one))),
    );
    expect(Math.min(...nearest)).toBeGreaterThanOrEqual(2.2);
    expect(Math.max(...nearest)).toBeLessThan(2.2 + 0.12);
  });

  test('is the same on both sides', () => {
    const places = built(hung).stones.map(placeOf);
    const sum = places.reduce((all, [x]) => all + x, 0);
    expect(Math.abs(sum)).toBeLessThan(0.01);
    expect(places.length % 2).toBe(0);
  });

  test('carries cups that swing on its rod without touching it', () => {
    expect(bodyOf(...built(hung).add, ...vati.add).shells).toHaveLength(built(hung).bodies + 2);
  });
});

test('lies on a line that is as long as was said, on a neck and on a wrist', () => {
  for (const lengthMm of [356, 457, 610, 1016]) {
    expect(2 * lineLengthMm(wornHalf(lengthMm, 'neck', 16))).toBeCloseTo(lengthMm, 6);
  }
  expect(2 * lineLengthMm(wornHalf(178, 'round', 0))).toBeCloseTo(178, 6);
});

test('a metal bead has the volume of a ball as wide as its hole is long, to a tenth of a percent', () => {
  const strand = completed({ metalBeadMm: 2.4 });
  for (const segments of [12, 18]) {
    const volume = meshVolume(drilledBall(2.4, holeMm(strand), segments));
    expect(Math.abs(volume / metalBeadMm3(strand) - 1)).toBeLessThan(0.001);
  }
});

test('is the same to the last bit as when it was made', () => {
  expect(meshHash(drilledBall(2.2, 0.6, 18))).toBe('d11d177135176dea');
});

describe('what cannot be made is refused, with a remedy', () => {
  test.each([
    [{}, 12, 'strand.bead'],
    [{}, 1, 'strand.bead'],
    [{ wireMm: 0.25 }, 2.2, 'strand.wire'],
    [{ metalBeadMm: 1.1 }, 2.2, 'strand.metal-bead'],
    [{ backMm: 440, lengthMm: 440 }, 2.2, 'strand.room'],
    [{ lengthMm: 300 }, 2.2, 'strand.length'],
    [{ lengthMm: 1270 }, 2.2, 'strand.length'],
    [{ through: 'vati', frontMm: 16, wireMm: 1 }, 2.2, undefined],
  ] as const)('%j with beads of %d mm: %s', (strand, beadMm, rule) => {
    expect(built(strand, { beadMm }).checks.map((finding) => finding.rule)).toEqual(rule === undefined ? [] : [rule]);
  });
});
