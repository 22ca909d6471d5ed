import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { build } from 'vite';
import { journalContract } from '../../src/renderer/src/studio/journal/testing/journal-contract.ts';

/** Bundled once; each test begins with an empty browser. */
const script = bundled(join(import.meta.dirname, '../../src/renderer/src/studio/journal/testing/journal-in-page.ts'));

test.describe('the journal in IndexedDB', () => {
  for (const { name, expected } of journalContract) {
    test(name, async ({ page }) => {
      await openAlone(page);
      const observed = await page.evaluate(`journalInPage.observeCase(${JSON.stringify(name)})`);
      expect(observed).toEqual(expected);
    });
  }
});

test('what was made before journals belonged to accounts goes to the first one, and no other finds it', async ({
  page,
}) => {
  await openAlone(page);
  const nothing = {
    draft: 'draft_not_found',
    damaged: 'draft_not_found',
    trays: 0,
    likes: undefined,
    photo: undefined,
  };
  expect(await page.evaluate('journalInPage.observeAccounts()')).toEqual({
    moved: [
      { draft: ['r0', 'r1', 'r2'], damaged: 'draft_unreadable', trays: 1, likes: ['mine'], photo: 'light' },
      nothing,
    ],
    later: [
      ['r0', 'r1', 'r2', 'late'],
      ['mine', 'late'],
    ],
    left: [0, 0, 0, 0],
  });
});

/** An empty page of the studio's origin with the journal's script. */
async function openAlone(page: Page): Promise<void> {
  await page.route('**/journal-alone', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/journal-alone');
  await page.addScriptTag({ content: await script });
}

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
