import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumOptions } from './e2e/chromium-path.ts';
import { ADMIN_EMAIL, JOURNEYS, SIGNED_IN } from './e2e/journey-files.ts';

// The process that starts the workers begins with an empty studio at a free port; the workers inherit the port.
if (process.env['STUDIO_TEST_PORT'] === undefined) {
  rmSync(JOURNEYS, { recursive: true, force: true });
  process.env['STUDIO_TEST_PORT'] = String(await freePort());
}
const port = Number(process.env['STUDIO_TEST_PORT']);
const baseURL = `http://127.0.0.1:${port}`;

// The journeys drive the stand-in unless the real binary is requested: ELECTRON=real npx playwright test
if (process.env['ELECTRON'] !== 'real') {
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] = join(import.meta.dirname, 'e2e/standin');
}

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Pictures are traced in the browser; on a busy two-core machine that takes its time. Speed is what the benchmarks measure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // A trace of every journey would cost a fifth of them; to look into one that failed: --trace on
    screenshot: 'only-on-failure',
    // Films and fades cost a browser without a graphics card more than everything else; journeys that test them enable
    // them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: 'sign-in', testDir: 'e2e/sign-in', testMatch: /\.setup\.ts$/, fullyParallel: false },
    { name: 'web', testDir: 'e2e/web', dependencies: ['sign-in'], use: { storageState: SIGNED_IN } },
    { name: 'desktop', testDir: 'e2e/desktop' },
  ],
  webServer: {
    command: `"${process.execPath}" --no-warnings src/server/entry-node.ts --port ${port} --data "${join(JOURNEYS, 'data')}"`,
    env: { ADMIN_EMAILS: ADMIN_EMAIL },
    // The last line of its start. The token opens the outbox, once; Playwright puts it into OUTBOX_TOKEN.
    wait: { stdout: /token=(?<outbox_token>\S+)/ },
  },
});

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
