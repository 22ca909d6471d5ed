import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignSpecInput } from '#spec/design-spec.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import type { PartInput } from '#spec/part-registry.ts';
import { buildPiece, createBuildMemory } from '../../assemble/build-piece.ts';
import type { Kernel } from '../../contract/kernel.ts';
import { testKernel } from '../../kernel/testing/load-kernel.ts';
import { shellKernel } from '../../kernel/shell-kernel.ts';
import { checkPiece } from '../../making/check-piece.ts';
import { fancy, ringSpec, roundDiamond, shank } from './testing/build-ring.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel();
});
afterAll(() => kernel.dispose());

const flat: PartInput = { ...(shank as object), kind: 'shank', profile: 'flat' } as PartInput;
const head: PartInput = { kind: 'prong-head', on: 'shank', holds: 'c', baseHeightMm: 2 };
const low: PartInput = { kind: 'prong-head', on: 'shank', holds: 'c', prongMm: 0.8 };

const rings: Readonly<Record<string, DesignSpecInput>> = {
  solitaire: ringSpec({ shank, head }, { c: roundDiamond(6.5) }),
  'six prongs on a V base': ringSpec(
    {
      shank: { ...(shank as object), profile: 'knife' } as PartInput,
      head: { kind: 'prong-head', on: 'shank', holds: 'c', prongs: 6, style: 'v-base', prongMm: 0.85, baseHeightMm: 2 },
    },
    { c: roundDiamond(6.5) },
  ),
  'halo and pavé': ringSpec(
    {
      shank: flat,
      head: low,
      halo: { kind: 'halo', around: 'head', holds: 'm', count: 20 },
      pave: { kind: 'pave', on: 'shank', holds: 'm', countPerSide: 8, startDeg: 30 },
    },
    { c: fancy('oval', 8, 6), m: roundDiamond(1.15) },
  ),
  'three stones': ringSpec(
    {
      shank,
      head: low,
      left: { kind: 'prong-head', on: 'shank', holds: 's', prongMm: 0.75, aroundDeg: -14, offsetXMm: -3 },
      right: { kind: 'prong-head', on: 'shank', holds: 's', prongMm: 0.75, aroundDeg: 14, offsetXMm: 3 },
    },
    { c: fancy('cushion', 7, 6.5), s: fancy('cushion', 4.6, 4.3) },
  ),
  'pear solitaire': ringSpec(
    { shank, head: { kind: 'prong-head', on: 'shank', holds: 'c', prongs: 5, baseHeightMm: 1.4 } },
    { c: fancy('pear', 9, 6) },
  ),
  'heart in a bezel': ringSpec(
    { shank, head: { kind: 'bezel-head', on: 'shank', holds: 'c', wallMm: 0.8 } },
    { c: fancy('heart', 7, 7) },
  ),
  'marquise in a high bezel': ringSpec(
    { shank, head: { kind: 'bezel-head', on: 'shank', holds: 'c', wallMm: 0.7, baseHeightMm: 2.4 } },
    { c: fancy('marquise', 10, 5) },
  ),
  'split shank': ringSpec(
    { shank: { kind: 'split-shank', shoulderWidthMm: 2.8, palmWidthMm: 2 }, head },
    { c: roundDiamond(6.5) },
  ),
  'twisted shank': ringSpec(
    { shank: { kind: 'twist-shank', shoulderWidthMm: 2.6, palmWidthMm: 2 }, head },
    { c: roundDiamond(6.5) },
  ),
  cathedral: ringSpec(
    { shank, head, arches: { kind: 'cathedral', on: 'shank', meets: 'head', riseMm: 2.2 } },
    { c: roundDiamond(6.5) },
  ),
  leaves: ringSpec({ shank, head, leaves: { kind: 'leaf-shoulders', on: 'shank' } }, { c: roundDiamond(6.5) }),
  signet: ringSpec(
    {
      shank: { kind: 'shank', shoulderWidthMm: 6, palmWidthMm: 4.5, shoulderThicknessMm: 1.8, palmThicknessMm: 1.6 },
      face: { kind: 'signet-face', on: 'shank' },
      stone: { kind: 'flush', on: 'face', holds: 'c', count: 1 },
    },
    { c: roundDiamond(2) },
  ),
  eternity: ringSpec(
    {
      shank: {
        kind: 'shank',
        profile: 'flat',
        shoulderWidthMm: 2.4,
        palmWidthMm: 2.4,
        shoulderThicknessMm: 1.9,
        palmThicknessMm: 1.9,
      },
      row: { kind: 'eternity-row', on: 'shank', holds: 'm', count: 25 },
    },
    { m: roundDiamond(2.4) },
  ),
};

describe.each(Object.entries(rings))('%s', (_, input) => {
  const spec = completeSpec(input);

  test('casts as one body, with nothing that would refuse its files', () => {
    const piece = buildPiece(spec, 'view', kernel, createBuildMemory());
    if (!piece.ok) throw new Error(piece.problem.message);
    const { cast, expectedShells } = piece.value;
    expect(cast.shells.filter(({ volumeMm3 }) => volumeMm3 > 0.002)).toHaveLength(expectedShells);
    expect(cast.shells.filter(({ volumeMm3 }) => volumeMm3 < -0.002)).toEqual([]);
    expect(checkPiece(spec, piece.value).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('is drawn from few enough triangles while dragging', () => {
    const piece = buildPiece(spec, 'drag', shellKernel(), createBuildMemory());
    if (!piece.ok) throw new Error(piece.problem.message);
    expect(piece.value.cast.mesh.triangles.length / 3).toBeLessThan(14_000);
  });
});
