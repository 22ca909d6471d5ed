import { afterAll, beforeAll } from 'vitest';
import type { Body, Kernel } from '../../contract/kernel.ts';
import type { SolidRecipe } from '../../contract/solid.ts';
import { testKernel } from '../../kernel/testing/load-kernel.ts';
import { union } from '../../mesh/build/build-solid.ts';

/** Opens a kernel for the tests of a file. @returns what evaluates solids, joined into one body */
export function bodiesByKernel(): (...solids: readonly SolidRecipe[]) => Body {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await testKernel();
  });
  afterAll(() => kernel.dispose());
  return (...solids) => {
    const body = kernel.evaluate(union(...solids));
    if (!body.ok) throw new Error(body.problem.message);
    return body.value;
  };
}
