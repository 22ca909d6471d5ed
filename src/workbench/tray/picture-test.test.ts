import { beforeAll, describe, expect, test } from 'vitest';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { applyEdit, type SpecPatch } from '#spec/edit.ts';
import { haloRing, plainBand, solitaire, threeStone } from '#spec/testing/sample-specs.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { PictureModel } from '#picture/contract.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { firstLookAlike, looksDifferent, masksOf } from './picture-test.ts';
import { shellsOf, testBuilder } from '../testing/test-builder.ts';

const halo = completeSpec(haloRing);
let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

const models = (...specs: DesignSpec[]): PictureModel[] => specs.map((spec) => shellsOf(builder, spec));

function different(one: DesignSpec, other: DesignSpec): boolean {
  const [a, b] = masksOf(models(one, other));
  if (!a || !b) throw new Error('Two designs have two sets of masks');
  return looksDifferent(a, b);
}

function edited(spec: DesignSpec, ...patch: SpecPatch): DesignSpec {
  const result = applyEdit(spec, patch);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

const replaced = (spec: DesignSpec, path: string, value: unknown): DesignSpec =>
  edited(spec, { op: 'replace', path, value });

const bezel = edited(
  halo,
  { op: 'remove', path: '/parts/halo' },
  { op: 'replace', path: '/parts/head', value: { kind: 'bezel-head', on: 'shank', holds: 'centre', baseHeightMm: 1 } },
);

describe('two designs look', () => {
  test('alike when they are the same, or differ in colour alone', () => {
    expect(different(halo, halo)).toBe(false);
    expect(different(halo, replaced(halo, '/metal/alloy', 'pt950_ru'))).toBe(false);
  });

  test('alike when a tenth of a millimetre is all that is between them', () => {
    expect(different(halo, replaced(halo, '/parts/shank/palmWidthMm', 1.8))).toBe(false);
  });

  test('different with a halo and with a bezel, and with one stone and with three', () => {
    expect(different(halo, bezel)).toBe(true);
    expect(different(completeSpec(solitaire), completeSpec(threeStone))).toBe(true);
  });

  test('different when one is much larger: they are compared at one scale', () => {
    const wide = replaced(completeSpec(plainBand), '/size', { system: 'mm', value: 24, innerDiameterMm: 24 });
    expect(different(completeSpec(plainBand), wide)).toBe(true);
  });
});

describe('of several proposals', () => {
  test('the first that looks like an earlier one is found', () => {
    const all = [completeSpec(solitaire), halo, completeSpec(threeStone), replaced(halo, '/title', 'Another name')];
    expect(firstLookAlike(models(...all))).toBe(3);
    expect(firstLookAlike(models(...all.slice(0, 3)))).toBe(-1);
    expect(firstLookAlike([])).toBe(-1);
  });
});
