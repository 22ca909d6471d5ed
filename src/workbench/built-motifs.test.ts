import { beforeAll, describe, expect, test } from 'vitest';
import { estimate } from '#designer/propose/estimate.ts';
import { proposalsFor } from '#designer/propose/testing/proposals.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { finishDesign } from './files/finish-design.ts';
import type { PieceBuilder } from './piece-builder.ts';
import { designFault } from './testing/design-faults.ts';
import { testBuilder } from './testing/test-builder.ts';

let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

describe.each([
  'gents ring 22k gold with om on top 10 grams',
  'lotus ring with a ruby 18k gold',
  'kada with lakshmi 22k 40 grams',
  'lotus pendant with a pearl 7 mm in 18k gold',
])('%s, as it is built', (brief) => {
  test('is closed and castable, and weighs what was reckoned', () => {
    for (const { role, spec } of proposalsFor(brief)) {
      expect(designFault(builder, spec, 'export'), role).toBeUndefined();
      const finished = finishDesign(builder, spec, 'export', defaultWorkshopProfile);
      if (!finished.ok) throw new Error(finished.problem.message);
      const { sheet, findings } = finished.value;
      expect(isCastable(findings), role).toBe(true);
      const { grams } = estimate({ ...spec, size: spec.size }, defaultWorkshopProfile);
      expect(Math.abs(grams / sheet.netMetalGrams - 1), role).toBeLessThan(0.12);
    }
  });
});
