import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { build } from 'vite';
import { journalContract } from '../../src/renderer/src/studio/journal/testing/journal-contract.ts';

/** Bundled once; each test begins with an empty browser. */
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

/** Bundles a module into one script that exposes its exports to a page as `journalInPage`. */
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
