import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { build } from 'vite';
import { journalContract } from '../../src/renderer/src/studio/journal/testing/journal-contract.ts';

/** Bundled once; each test begins with a browser that has kept nothing. */
const script = bundled(join(import.meta.dirname, '../../src/renderer/src/studio/journal/testing/journal-in-page.ts'));

test.describe('the journal in IndexedDB', () => {
  for (const { name, expected } of journalContract) {
    test(name, async ({ page }) => {
      await page.route('**/journal-alone', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      );
      await page.goto('/journal-alone');
      await page.addScriptTag({ content: await script });
      const observed = await page.evaluate(`journalInPage.observeCase(${JSON.stringify(name)})`);
      expect(observed).toEqual(expected);
    });
  }
});

/** One script that gives a page, as `journalInPage`, what the module exports. */
async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2024', lib: { entry, formats: ['iife'], name: 'journalInPage' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('The journal was not bundled');
  return output.output[0].code;
}
