import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';

/** Bytes of script, compressed, that the landing page may load before anybody touches it. */
const SCRIPT_BUDGET = 110_000;
/** Who is signed in is found out after the first paint, by a chunk of its own. */
const SESSION_BUDGET = 45_000;
const isSession = ({ url }: { readonly url: string }): boolean => url.startsWith('/assets/session-');

test('the landing page is light', async ({ page }) => {
  const scripts: { readonly url: string; readonly bytes: number }[] = [];
  const measured: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const measure = async () => {
      scripts.push({ url: new URL(response.url()).pathname, bytes: gzipSync(await response.body()).length });
    };
    measured.push(measure());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await Promise.all(measured);
  const total = (of: typeof scripts): number => of.reduce((sum, { bytes }) => sum + bytes, 0);
  const session = scripts.filter(isSession);
  const rest = scripts.filter((script) => !isSession(script));
  expect(session).toHaveLength(1);
  expect(total(session), JSON.stringify(scripts)).toBeLessThanOrEqual(SESSION_BUDGET);
  expect(total(rest), JSON.stringify(scripts)).toBeGreaterThan(0);
  expect(total(rest), JSON.stringify(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET);
});
