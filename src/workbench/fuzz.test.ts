import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomSpec } from '#designer/propose/testing/random-spec.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { testKernel } from '#engine/kernel/testing/load-kernel.ts';
import type { Kernel } from '#engine/contract/kernel.ts';
import { PieceBuilder } from './piece-builder.ts';
import { designFault, failuresOf, seedsFrom } from './testing/design-faults.ts';

let manifold: Kernel;
let builder: PieceBuilder;
beforeAll(async () => {
  manifold = await testKernel();
  builder = new PieceBuilder({ shells: shellKernel(), manifold });
});
afterAll(() => manifold.dispose());

describe('designs that a stranger might be proposed', () => {
  test.each([
    [1, 50],
    [51, 100],
    [101, 150],
    [151, 200],
  ])('of the seeds %i to %i are closed bodies, as many as they should be', (first, last) => {
    const failures = failuresOf(seedsFrom(first, last), randomSpec, (spec) => designFault(builder, spec, 'view'));
    expect(failures).toEqual([]);
  });
});
