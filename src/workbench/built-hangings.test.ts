import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setStones } from '#designer/parts/set-stones.ts';
import { estimate } from '#designer/propose/estimate.ts';
import { proposalsFor } from '#designer/propose/testing/proposals.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { finishDesign } from './files/finish-design.ts';
import type { PieceBuilder } from './piece-builder.ts';
import { admesh, hasAdmesh } from './testing/admesh.ts';
import { designFault } from './testing/design-faults.ts';
import { testBuilder } from './testing/test-builder.ts';

let builder: PieceBuilder;
let folder: string;
beforeAll(async () => {
  builder = await testBuilder();
  folder = mkdtempSync(join(tmpdir(), 'hangings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What an independent program has to mend in the file of a design; nothing where it is not installed. */
function mended(write: (format: 'stl') => Uint8Array): readonly string[] {
  if (!hasAdmesh) return [];
  const file = join(folder, 'design-mm.stl');
  writeFileSync(file, write('stl'));
  return Object.entries(admesh(file).mended).flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`]));
}

describe.each([
  'silver payal with ghungroo 10 inch',
  'baby bangle pair with tiny bells, silver',
  'ruby chandbali with pearls 22k',
  'gold chandbali',
  'maang tikka 22k with pearls and ruby',
  'gold maang tikka',
])('%s, as it is built', (brief) => {
  test('is closed and castable in a sound file, weighs what was reckoned, and has the stones that it lists', () => {
    for (const { role, spec } of proposalsFor(brief)) {
      expect(designFault(builder, spec, 'export'), role).toBeUndefined();
      const finished = finishDesign(builder, spec, 'export', defaultWorkshopProfile);
      if (!finished.ok) throw new Error(finished.problem.message);
      const { sheet, findings, write } = finished.value;
      expect(isCastable(findings), role).toBe(true);
      if (!write) throw new Error('What is castable is written');
      expect(mended(write), role).toEqual([]);
      const design = { ...spec, size: spec.size };
      const { grams } = estimate(design, defaultWorkshopProfile);
      expect(Math.abs(grams / sheet.netMetalGrams - 1), role).toBeLessThan(0.1);
      for (const { stone, count } of setStones(design)) {
        expect(sheet.stones.find(({ stoneId }) => stoneId === stone)?.count, `${role} ${stone}`).toBe(count);
      }
    }
  });
});
