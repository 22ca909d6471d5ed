import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';

/** Bytes of script, compressed, that the landing page may have in itself and load before anybody touches it. */
const SCRIPT_BUDGET = 110_000;
/** Bytes of the chunk, with its own imports, that reads the session after the first paint. */
const SESSION_BUDGET = 45_000;
/** Bytes of style, compressed. */
const STYLE_BUDGET = 15_000;
const isSession = ({ url }: Loaded): boolean => url.startsWith('/assets/session-');

interface Loaded {
  readonly url: string;
  readonly bytes: number;
  readonly text: string;
}

const imports = ({ text }: Loaded, { url }: Loaded): boolean =>
  new RegExp(`(?:from|import)\\s*"\\./${url.slice('/assets/'.length).replaceAll('.', '\\.')}"`).test(text);

test('the landing page is light', async ({ page }) => {
  const scripts: Loaded[] = [];
  const styles: Loaded[] = [];
  const measured: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const measure = async () => {
      const text = await response.text();
      const loaded = { url: new URL(response.url()).pathname, bytes: gzipSync(text).length, text };
      (kind === 'script' ? scripts : styles).push(loaded);
    };
    measured.push(measure());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await Promise.all(measured);
  for (const [kind, all] of [
    ['script', scripts],
    ['style', styles],
  ] as const)
    for (const text of await page.locator(`${kind}:not([src])`).allTextContents())
      all.push({ url: `in the page: ${kind}`, bytes: gzipSync(text).length, text });
  const session = scripts.filter(isSession);
  expect(session).toHaveLength(1);
  for (const script of session) {
    const alone = scripts.filter(
      (one) =>
        !session.includes(one) &&
        imports(script, one) &&
        !scripts.some((by) => !session.includes(by) && imports(by, one)),
    );
    session.push(...alone);
  }
  const rest = scripts.filter((script) => !session.includes(script));
  const total = (of: readonly Loaded[]): number => of.reduce((sum, { bytes }) => sum + bytes, 0);
  const listed = scripts.map(
    ({ url, bytes }) => `${url} ${bytes}${session.some((one) => one.url === url) ? ' session' : ''}`,
  );
  expect(total(session), listed.join('\n')).toBeLessThanOrEqual(SESSION_BUDGET);
  expect(total(rest), listed.join('\n')).toBeGreaterThan(0);
  expect(total(rest), listed.join('\n')).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(total(styles)).toBeGreaterThan(0);
  expect(total(styles)).toBeLessThanOrEqual(STYLE_BUDGET);
});
