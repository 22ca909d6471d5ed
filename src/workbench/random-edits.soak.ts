import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#shared/random.ts';
import type { Kernel } from '#engine/contract/kernel.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { testKernel } from '#engine/kernel/testing/load-kernel.ts';
import { applyEdit } from '#spec/edit.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { samplePieces } from '#spec/testing/sample-specs.ts';
import { PieceBuilder } from './piece-builder.ts';
import { failuresOf, pieceFault, seedsFrom } from './testing/design-faults.ts';
import { randomEdit } from './testing/random-edit.ts';

const COUNT = 300;

const samples = Object.values(samplePieces).map((sample) => completeSpec(sample));

let manifold: Kernel;
let builder: PieceBuilder;
beforeAll(async () => {
  manifold = await testKernel();
  builder = new PieceBuilder({ shells: shellKernel(), manifold });
});
afterAll(() => manifold.dispose());

/** A sample with up to four random fields; a value that the form would refuse is not applied. */
function editedSample(seed: number): DesignSpec {
  const sample = samples[seed % samples.length] as DesignSpec;
  const edited = applyEdit(sample, randomEdit(sample, seededRandom(seed)));
  return edited.ok ? edited.value : sample;
}

/** A form can ask for the impossible; then a problem or a finding has to say so. */
function editFault(spec: DesignSpec): string | undefined {
  const dragged = builder.drag(spec);
  const viewed = builder.view(spec);
  if (dragged.ok && !dragged.value.cast.mesh.positions.every(Number.isFinite)) return 'shells without a place';
  return viewed.ok ? pieceFault(spec, viewed.value) : undefined;
}

test(`${COUNT} designs with random fields are closed, or a problem or a finding says why not`, () => {
  expect(failuresOf(seedsFrom(1, COUNT), editedSample, editFault)).toEqual([]);
});
