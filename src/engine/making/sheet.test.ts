import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { samplePieces } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { buildPiece, createBuildMemory } from '../assemble/build-piece.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import type { Kernel } from '../contract/kernel.ts';
import { testKernel } from '../kernel/testing/load-kernel.ts';
import { meshVolume } from '../mesh/measure/measure-mesh.ts';
import { makeSheet } from './sheet.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel();
});
afterAll(() => kernel.dispose());

function built(name: keyof typeof samplePieces) {
  const spec = completeSpec(samplePieces[name]);
  const piece = buildPiece(spec, 'view', kernel, createBuildMemory());
  if (!piece.ok) throw new Error(piece.problem.message);
  return { spec, piece: piece.value, sheet: makeSheet(spec, piece.value, defaultWorkshopProfile) };
}

describe.each(['solitaire', 'heartPendant', 'studs', 'cableChain'] as const)('the sheet of the sample %s', (name) => {
  test('weighs its metal by volume and density, and less what the bench files off', () => {
    const { spec, piece, sheet } = built(name);
    const { densityGramsPerCm3 } = alloys[spec.metal.alloy];
    expect(sheet.densityGramsPerCm3).toBe(densityGramsPerCm3);
    expect(sheet.volumeMm3).toBeCloseTo(meshVolume(piece.cast.mesh), 2);
    const grams = (meshVolume(piece.cast.mesh) * densityGramsPerCm3) / 1000;
    expect(sheet.castMetalGrams).toBeCloseTo(grams, 3);
    expect(sheet.finishedMetalGrams).toBeCloseTo(grams * 0.95, 3);
  });

  test('sums its stones and names each line of the price', () => {
    const { sheet } = built(name);
    expect(sheet.totalCarats).toBeCloseTo(
      sheet.stones.reduce((sum, line) => sum + line.caratsTotal, 0),
      3,
    );
    expect(sheet.price.lines.filter((line) => line.kind === 'stone')).toHaveLength(sheet.stones.length);
    expect(sheet.price.exampleRates).toBe(true);
  });
});

describe('bought parts', () => {
  test('are weighed and listed beside the casting, never in it', () => {
    const { piece, sheet } = built('pendantOnChain');
    expect(sheet.boughtParts).toMatchObject([{ name: expect.stringMatching(/chain/i), count: 1 }]);
    const density = sheet.densityGramsPerCm3;
    const chainGrams = (piece.bought.reduce((sum, part) => sum + meshVolume(part.body.mesh), 0) * density) / 1000;
    expect(sheet.boughtGrams).toBeCloseTo(chainGrams, 3);
    expect(sheet.boughtGrams).toBeGreaterThan(0.5);
    expect(sheet.castMetalGrams).toBeCloseTo((piece.cast.volumeMm3 * density) / 1000, 3);
  });

  test('of a pair are two of each', () => {
    const { sheet } = built('studs');
    expect(sheet.boughtParts.map((part) => part.count)).toEqual(sheet.boughtParts.map(() => 2));
    expect(sheet.boughtParts.length).toBeGreaterThan(0);
  });
});

describe('dimensions', () => {
  const overall = ({ cast }: BuiltPiece, axis: number): number => {
    const along = cast.mesh.positions.filter((_, index) => index % 3 === axis);
    return along.reduce((a, b) => Math.max(a, b), -Infinity) - along.reduce((a, b) => Math.min(a, b), Infinity);
  };

  test('hold metal and stones: a solitaire is as tall as its table', () => {
    const { piece, sheet } = built('solitaire');
    expect(sheet.dimensionsMm[0]).toBeCloseTo(overall(piece, 0), 1);
    expect(sheet.dimensionsMm[2]).toBeGreaterThanOrEqual(Number(overall(piece, 2).toFixed(2)));
  });

  test('leave a chain that is bought out', () => {
    expect(built('pendantOnChain').sheet.dimensionsMm[0]).toBeLessThan(20);
  });
});
