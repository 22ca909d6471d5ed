import { join } from 'node:path';
import { test } from 'playwright/test';
import { build } from 'vite';
import { contract } from '#shared/worker-calls/testing/contract.ts';
import { serveFolder } from '../worker-page/serve-folder.ts';

// The same steps as in src/node/worker-thread.test.ts, which runs them with Node's threads.
test('a worker of a real browser keeps the contract', async ({ page }, info) => {
  const outDir = info.outputPath('page');
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../worker-page'),
    cacheDir: info.outputPath('cache'),
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, target: 'es2024' },
  });
  const server = await serveFolder(outDir);
  try {
    await page.goto(server.address);
    for (const name of Object.keys(contract)) {
      await test.step(name, () => page.evaluate((step) => globalThis.takeStep(step), name));
    }
  } finally {
    server.close();
  }
});
