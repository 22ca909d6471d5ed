import { expect } from 'vitest';
import { setStones } from '#designer/parts/set-stones.ts';
import { estimate } from '#designer/propose/estimate.ts';
import { proposalsFor } from '#designer/propose/testing/proposals.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { finishDesign } from '../files/finish-design.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { designFault } from './design-faults.ts';

/** A proposed design with what it came to when it was built. */
export interface BuiltDesign {
  readonly role: string;
  readonly spec: DesignSpec;
  readonly sheet: Sheet;
}

/** By how much of it a weight may be reckoned wrong. */
const WEIGHT_OFF = 0.1;

/**
 * Builds the designs for a brief at export quality and expects of each that it is closed and castable, weighs what was
 * reckoned and has the stones that were counted.
 */
export function buildAsReckoned(builder: PieceBuilder, brief: string): readonly BuiltDesign[] {
  return proposalsFor(brief).map(({ role, spec }) => {
    expect(designFault(builder, spec, 'export'), role).toBeUndefined();
    const finished = finishDesign(builder, spec, 'export', defaultWorkshopProfile);
    if (!finished.ok) throw new Error(finished.problem.message);
    const { sheet, findings } = finished.value;
    expect(isCastable(findings), role).toBe(true);
    const design = { ...spec, size: spec.size };
    const { grams } = estimate(design, defaultWorkshopProfile);
    expect(Math.abs(grams / sheet.netMetalGrams - 1), role).toBeLessThan(WEIGHT_OFF);
    for (const stoneId of Object.keys(spec.stones)) {
      const reckoned = setStones(design).reduce((sum, { stone, count }) => (stone === stoneId ? sum + count : sum), 0);
      expect(sheet.stones.find((line) => line.stoneId === stoneId)?.count, `${role} ${stoneId}`).toBe(reckoned);
    }
    return { role, spec, sheet };
  });
}
