import { beforeAll, describe, expect, test } from 'vitest';
import { estimate } from '#designer/propose/estimate.ts';
import { setStones } from '#designer/parts/set-stones.ts';
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
  'mangalsutra 22k',
  'vati mangalsutra 22k two lines of black beads 18 inch',
  'mangalsutra 18k diamond pendant 18 inch',
  'black bead bracelet 18k',
])('%s, as it is built', (brief) => {
  test('is closed and castable, weighs what was reckoned, and has the beads that it lists', () => {
    for (const { role, spec } of proposalsFor(brief)) {
      expect(designFault(builder, spec, 'export'), role).toBeUndefined();
      const finished = finishDesign(builder, spec, 'export', defaultWorkshopProfile);
      if (!finished.ok) throw new Error(finished.problem.message);
      const { sheet, findings } = finished.value;
      expect(isCastable(findings), role).toBe(true);
      const design = { ...spec, size: spec.size };
      const { grams } = estimate(design, defaultWorkshopProfile);
      expect(Math.abs(grams / sheet.finishedMetalGrams - 1), role).toBeLessThan(0.1);
      for (const { stone, count } of setStones(design)) {
        expect(sheet.stones.find(({ stoneId }) => stoneId === stone)?.count, `${role} ${stone}`).toBe(count);
      }
    }
  });
});
