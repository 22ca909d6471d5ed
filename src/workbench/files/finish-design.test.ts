import { beforeAll, describe, expect, test } from 'vitest';
import { readStrictGlb } from '#engine/export/testing/strict-glb.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { testKernel } from '#engine/kernel/testing/load-kernel.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import { fail } from '#shared/result.ts';
import { roundToDecimals } from '#shared/units.ts';
import type { DesignSpec, DesignSpecInput } from '#spec/design-spec.ts';
import { applyEdit } from '#spec/edit.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { drops, heartPendant, plainBand, solitaire, tennisBracelet } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { fileFormats } from './file-formats.ts';
import { PieceBuilder } from '../piece-builder.ts';
import { type FinishedDesign, finishDesign } from './finish-design.ts';
import { testBuilder } from '../testing/test-builder.ts';

let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

function finish(spec: DesignSpec, quality: 'view' | 'export' = 'view', on = builder): FinishedDesign {
  const finished = finishDesign(on, spec, quality, defaultWorkshopProfile);
  if (!finished.ok) throw new Error(finished.problem.message);
  return finished.value;
}

/** A stone of ten carats on a band of one millimetre. */
const tenCarats: DesignSpecInput = {
  ...solitaire,
  stones: { centre: { gem: 'diamond', shape: 'round', lengthMm: 14 } },
  parts: {
    shank: { kind: 'shank', shoulderWidthMm: 1, palmWidthMm: 1, shoulderThicknessMm: 1, palmThicknessMm: 1 },
    head: { kind: 'prong-head', on: 'shank', holds: 'centre' },
  },
};

/** Applies the patches of all errors, round after round, until no error is left or four rounds are over. */
function mended(spec: DesignSpec): FinishedDesign {
  let current = spec;
  for (let round = 0; round < 4; round += 1) {
    const finished = finish(current);
    if (isCastable(finished.findings)) return finished;
    for (const { severity, patch } of finished.findings) {
      if (severity !== 'error' || !patch) continue;
      const edited = applyEdit(current, patch);
      if (!edited.ok) throw new Error(edited.problem.message);
      current = edited.value;
    }
  }
  return finish(current);
}

describe('a design that cannot be cast', () => {
  test('is finished without files, and its sheet and model are there', () => {
    const { write, sheet, model, findings } = finish(completeSpec(tenCarats));
    expect(write).toBeNull();
    expect(isCastable(findings)).toBe(false);
    expect(sheet.volumeMm3).toBeGreaterThan(10);
    expect(model().metals.length).toBeGreaterThan(0);
  });

  test.each([
    ['ten carats on a wire', tenCarats],
    ['a palm of half a millimetre', { ...plainBand, parts: { shank: { kind: 'shank', palmThicknessMm: 0.5 } } }],
    [
      'a bezel like paper',
      {
        ...heartPendant,
        parts: {
          ...heartPendant.parts,
          bezel: { kind: 'bezel-head', on: 'plate', holds: 'centre', wallMm: 0.3, baseHeightMm: 1 },
        },
      },
    ],
  ] satisfies [string, DesignSpecInput][])('can be, once its findings are followed: %s', (_what, spec) => {
    const { findings, write } = mended(completeSpec(spec));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const { format } of fileFormats) expect(write?.(format).length).toBeGreaterThan(100);
  });
});

test('a file says the weights of the sheet: cast, finished, and with what is bought', () => {
  const { write, sheet } = finish(completeSpec(drops));
  const note = readStrictGlb(write?.('glb') ?? new Uint8Array()).document.asset.extras;
  expect(sheet.netMetalGrams).toBeGreaterThan(sheet.finishedMetalGrams);
  expect(sheet.castMetalGrams).toBeGreaterThan(sheet.finishedMetalGrams);
  expect(note).toMatchObject({
    castGrams: roundToDecimals(sheet.castMetalGrams, 2),
    finishedGrams: roundToDecimals(sheet.finishedMetalGrams, 2),
    netGrams: roundToDecimals(sheet.netMetalGrams, 2),
  });
});

describe('findings', () => {
  test('of the view are listed with those of the file, since only views are searched for thin walls', () => {
    const spec = completeSpec(tennisBracelet);
    const onlyViews = finish(spec).findings.filter(({ rule }) => rule === 'wall.minimum');
    expect(onlyViews).toHaveLength(1);
    expect(finish(spec, 'export').findings).toEqual(expect.arrayContaining([...onlyViews]));
  });

  test('say so when the kernel builds the view but refuses the file', async () => {
    const manifold = await testKernel();
    let builds = 0;
    const refusesSecond = new PieceBuilder({
      shells: shellKernel(),
      manifold: {
        ...manifold,
        evaluate(solid) {
          builds += 1;
          if (builds === 1) return manifold.evaluate(solid);
          return fail({ code: 'kernel_result_too_large', message: 'Too much surface.', remedy: 'Use fewer links.' });
        },
      },
    });
    const { write, findings, sheet } = finish(completeSpec(plainBand), 'export', refusesSecond);
    expect(write).toBeNull();
    expect(findings).toMatchObject([{ rule: 'solid.file', severity: 'error', remedy: 'Use fewer links.' }]);
    expect(sheet.castMetalGrams).toBeGreaterThan(5);
    manifold.dispose();
  });
});
