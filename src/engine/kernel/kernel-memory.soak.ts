import { expect, test } from 'vitest';
import type { Kernel } from '../contract/kernel.ts';
import { qualities } from '../contract/quality.ts';
import { testKernel } from './testing/load-kernel.ts';
import { sampleRing } from './testing/sample-ring.ts';
import { gaugeOf } from './testing/wasm-memory.ts';

test('500 rebuilds of a ring take no more memory than the first 100', async () => {
  let kernel: Kernel | undefined;
  const bytes = await gaugeOf(async () => {
    kernel = await testKernel({ triangleBudget: 300_000 });
  });
  let after100 = 0;
  for (let i = 1; i <= 500; i += 1) {
    expect(kernel?.evaluate(sampleRing(qualities.drag, 1.6 + 0.002 * i)).ok).toBe(true);
    if (i === 100) after100 = bytes();
  }
  expect(after100).toBeGreaterThan(0);
  expect(bytes()).toBe(after100);
  kernel?.dispose();
});
