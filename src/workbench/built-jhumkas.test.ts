import { beforeAll, describe, expect, test } from 'vitest';
import { jhumkaHeightMm } from '#designer/parts/bell/jhumka-height.ts';
import { estimate } from '#designer/propose/estimate.ts';
import { proposalsFor } from '#designer/propose/testing/proposals.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import { stoneOf } from '#spec/references.ts';
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
  'gold jhumka 22k',
  'ruby jhumka with pearls 18k gold',
  'diamond jhumka 18k white gold',
  'jhumka 18k gold with 14 rubies',
  'mini jhumki silver',
])('%s, as it is built', (brief) => {
  test('is closed and castable, weighs and measures what was reckoned, and has the stones that it lists', () => {
    for (const { role, spec } of proposalsFor(brief)) {
      expect(designFault(builder, spec, 'export'), role).toBeUndefined();
      const finished = finishDesign(builder, spec, 'export', defaultWorkshopProfile);
      if (!finished.ok) throw new Error(finished.problem.message);
      const { sheet, findings } = finished.value;
      expect(isCastable(findings), role).toBe(true);
      const { grams } = estimate({ ...spec, size: spec.size }, defaultWorkshopProfile);
      expect(Math.abs(grams / sheet.finishedMetalGrams - 1), role).toBeLessThan(0.1);
      expect(Math.abs(jhumkaHeightMm(spec) - sheet.dimensionsMm[1]), role).toBeLessThan(0.6);
      const counted = Object.values(spec.parts).reduce((sum, part) => {
        if (stoneOf(part) === undefined) return sum;
        return sum + ('count' in part ? part.count : 1);
      }, 0);
      expect(
        sheet.stones.reduce((sum, { count }) => sum + count, 0),
        role,
      ).toBe(2 * counted);
    }
  });
});
