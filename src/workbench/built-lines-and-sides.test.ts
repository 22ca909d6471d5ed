import { beforeAll, describe, expect, test } from 'vitest';
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

test.each([
  'emerald cut emerald 3 ct ring with tapered baguettes, platinum, US 6',
  'three stone ring oval sapphire 2 ct with half moon diamonds, 18k white gold',
  'three stone ring, old mine cut diamond 1.2 ct, trapezoid diamonds either side, 18k yellow gold',
  'ring 1 ct round diamond with kite side stones, 14k gold',
])('%s: each is closed and castable', (brief) => {
  for (const { role, spec } of proposalsFor(brief)) {
    expect(designFault(builder, spec, 'export'), role).toBeUndefined();
  }
});

describe.each([
  'tennis necklace 10 carat lab diamond 16 inch white gold',
  'ear cuff 14k gold with small diamonds',
  'oval ruby pendant 8x6 with 3 diamonds on the bail, 18k gold',
])('%s, as it is built', (brief) => {
  test('is closed and castable, and has the stones that it lists', () => {
    for (const { role, spec } of proposalsFor(brief)) {
      expect(designFault(builder, spec, 'export'), role).toBeUndefined();
      const finished = finishDesign(builder, spec, 'export', defaultWorkshopProfile);
      if (!finished.ok) throw new Error(finished.problem.message);
      const { findings, sheet } = finished.value;
      expect(isCastable(findings), role).toBe(true);
      expect(sheet.stones.length, role).toBe(Object.keys(spec.stones).length);
    }
  });
});
