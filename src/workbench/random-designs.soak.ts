import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomSpec } from '#designer/propose/testing/random-spec.ts';
import type { Kernel } from '#engine/contract/kernel.ts';
import { exporters } from '#engine/export/registry.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { testKernel } from '#engine/kernel/testing/load-kernel.ts';
import { makeSheet } from '#engine/making/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { PieceBuilder } from './piece-builder.ts';
import { admesh, hasAdmesh } from './testing/admesh.ts';
import { designFault, failuresOf, pieceFault, seedsFrom } from './testing/design-faults.ts';

/** Far from the seeds of the quick test. */
const FIRST_SEED = 1_000_000;
const COUNT = 2000;
/** Every tenth is also built as a file and read by an independent program. */
const FILE_STEP = 10;

let manifold: Kernel;
let builder: PieceBuilder;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'soak-'));
  manifold = await testKernel();
  builder = new PieceBuilder({ shells: shellKernel(), manifold });
});
afterAll(() => {
  manifold.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const seeds = seedsFrom(FIRST_SEED, FIRST_SEED + COUNT - 1);

test(`${COUNT} random designs are closed bodies, as many as they should be`, () => {
  expect(failuresOf(seeds, randomSpec, (spec) => designFault(builder, spec, 'view'))).toEqual([]);
});

test(`every ${FILE_STEP}th of them is closed as a file too, and an independent program finds nothing to mend`, () => {
  const some = seeds.filter((_, index) => index % FILE_STEP === 0);
  expect(failuresOf(some, randomSpec, fileFault)).toEqual([]);
});

function fileFault(spec: DesignSpec, seed: number): string | undefined {
  const built = builder.export(spec);
  if (!built.ok) return built.problem.code;
  const fault = pieceFault(spec, built.value);
  if (fault !== undefined || !hasAdmesh) return fault;
  const file = join(folder, `${seed}-mm.stl`);
  writeFileSync(
    file,
    exporters.stl.write({ piece: built.value, spec, sheet: makeSheet(spec, built.value, defaultWorkshopProfile) }),
  );
  const { parts, volumeMm3, mended } = admesh(file);
  rmSync(file);
  const { shells, volumeMm3: expected } = built.value.cast;
  if (parts !== shells.length) return `${parts} parts in the file, ${shells.length} shells in the piece`;
  if (Math.abs(volumeMm3 / expected - 1) > 0.005) return `${volumeMm3} mm³ in the file, ${expected} in the piece`;
  const repairs = Object.entries(mended).filter(([, count]) => count !== 0);
  return repairs.length === 0 ? undefined : repairs.map(([what, count]) => `${what}: ${count}`).join(', ');
}
