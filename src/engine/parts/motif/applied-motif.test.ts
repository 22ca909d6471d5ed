import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figureRatio, placeMotif } from '#layout/motifs/placed-motif.ts';
import { outlineBox } from '#layout/outline/outlines.ts';
import type { DesignSpecInput } from '#spec/design-spec.ts';
import type { PartInput, PartOf } from '#spec/part-registry.ts';
import { type DrawnMotif, drawnMotifs } from '#spec/parts/motif.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { buildPiece, createBuildMemory } from '../../assemble/build-piece.ts';
import type { BuiltPiece } from '../../contract/built-piece.ts';
import type { Kernel } from '../../contract/kernel.ts';
import { testKernel } from '../../kernel/testing/load-kernel.ts';
import { checkPiece } from '../../making/check-piece.ts';
import { selfIntersections } from '../../mesh/query/self-intersections.ts';
import { ringSpec, shank } from '../ring/testing/build-ring.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel();
});
afterAll(() => kernel.dispose());

type MotifInput = Extract<PartInput, { kind: 'motif' }>;

const face: PartInput = { kind: 'signet-face', on: 'shank', lengthMm: 15, widthMm: 13, thicknessMm: 2.4 };
const wide: PartInput = { ...(shank as object), kind: 'shank', shoulderWidthMm: 5, palmWidthMm: 4 } as PartInput;

function built(input: DesignSpecInput): BuiltPiece {
  const piece = buildPiece(completeSpec(input), 'view', kernel, createBuildMemory());
  if (!piece.ok) throw new Error(piece.problem.message);
  return piece.value;
}

function volumeMm3(parts: Readonly<Record<string, PartInput>>): number {
  return built(ringSpec(parts)).cast.shells.reduce((sum, shell) => sum + shell.volumeMm3, 0);
}

const onBand = (figure: DrawnMotif, work: MotifInput['work'] = 'silhouette'): MotifInput => ({
  kind: 'motif',
  on: 'shank',
  figure,
  work,
  widthMm: Number((14 / Math.sqrt(figureRatio(figure))).toFixed(1)),
  heightMm: Number((14 * Math.sqrt(figureRatio(figure))).toFixed(1)),
  thicknessMm: 1.3,
});

describe.each(drawnMotifs)('%s on a ring', (figure) => {
  test('stands on its band as one closed body that can be cast, clear of the finger', () => {
    const input = ringSpec({ shank, motif: onBand(figure) });
    const { cast, expectedShells } = built(input);
    expect(cast.shells.filter(({ volumeMm3: mm3 }) => Math.abs(mm3) > 0.002)).toHaveLength(expectedShells);
    expect(selfIntersections(cast.mesh)).toBe(0);
    const spec = completeSpec(input);
    const errors = checkPiece(spec, built(input)).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  test('sunk into the face of a signet leaves a hollow of its depth', () => {
    const sunk: MotifInput = {
      kind: 'motif',
      on: 'face',
      figure,
      work: 'sunk',
      widthMm: 11,
      heightMm: 13,
      reliefMm: 0.5,
    };
    const plain = volumeMm3({ shank: wide, face });
    const taken = plain - volumeMm3({ shank: wide, face, motif: sunk });
    const raised = volumeMm3({ shank: wide, face, motif: { ...sunk, work: 'raised' } }) - plain;
    expect(taken).toBeGreaterThan(2);
    expect(raised).toBeGreaterThan(2);
    // A hollow has no crown: it takes a little more than the same motif adds.
    expect(taken / raised).toBeGreaterThan(1);
    expect(taken / raised).toBeLessThan(1.9);
  });
});

test('metal that is bent around a finger keeps its length and its height', () => {
  const motif = completeSpec(ringSpec({ shank, motif: onBand('heart') })).parts['motif'] as PartOf<'motif'>;
  const { minimum, maximum } = outlineBox(placeMotif(motif).elements.flatMap(({ outline }) => outline));
  const plain = built(ringSpec({ shank })).cast.mesh.positions;
  const { positions } = built(ringSpec({ shank, motif: onBand('heart') })).cast.mesh;
  const points = Array.from({ length: positions.length / 3 }, (_, i) => Array.from(positions.slice(3 * i, 3 * i + 3)));
  const radius = (x = 0, z = 0): number => Math.hypot(x, z);
  const bandMm = Math.max(
    ...Array.from({ length: plain.length / 3 }, (_, i) => radius(plain[3 * i], plain[3 * i + 2])),
  );
  const head = points.filter(([x, , z]) => radius(x, z) > bandMm + 0.05);
  const topMm = Math.max(...head.map(([x, , z]) => radius(x, z)));
  // Soldered 0.35 mm deep, 1.3 mm thick, its relief 0.8 mm high.
  expect(topMm - bandMm).toBeCloseTo(1.3 - 0.35 + 0.8, 1);
  const angles = head.map(([x = 0, , z = 0]) => Math.atan2(x, z));
  const faceRadiusMm = bandMm - 0.35 + 1.3;
  const spanMm = (Math.max(...angles) - Math.min(...angles)) * faceRadiusMm;
  expect(spanMm / (maximum[0] - minimum[0])).toBeCloseTo(1, 1);
  expect(Math.max(...head.map(([, y = 0]) => y))).toBeCloseTo(maximum[1], 1);
});
