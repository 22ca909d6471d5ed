import { expect, type Page, test } from 'playwright/test';
import { complaintsOf } from '../../pages/complaints.ts';
import { nobody } from '../../pages/newcomer.ts';
import { WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

/** The script that hydrates the page. */
const MAIN = /\/assets\/main-[^/]+\.js$/;
/** Every script but the one that runs before the page is shown and queues presses. */
const MODULES = /\/assets\/(?!queue-clicks-)[^/]+\.js$/;
const LATE = [
  ['its scripts', MAIN],
  ['all module scripts, the first of them too,', MODULES],
] as const;

/** Holds back the scripts with these addresses. @returns a function that releases them */
async function holdScripts(page: Page, some: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(some, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens the first page without waiting for scripts that are held back. */
async function openPrinted(page: Page): Promise<void> {
  await page.setViewportSize({ width: WIDTHS.desk, height: 900 });
  await page.goto('/', { waitUntil: 'commit' });
}

// Radio buttons work without a script.
for (const [late, scripts] of LATE) {
  test(`metal and stone can be chosen while ${late} are on their way`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const letGo = await holdScripts(page, scripts);
    await openPrinted(page);
    const facts = page.getByTestId('showpiece-facts');
    await page.getByRole('radio', { name: '18k yellow' }).check();
    await page.getByRole('radio', { name: 'Platinum' }).check();
    await page.getByRole('radio', { name: 'Emerald' }).check();
    await expect(facts).toContainText('18k rose');
    letGo();
    await expect(facts).toContainText(/Pt 950.*emerald/);
    await expect(page.getByRole('img', { name: 'A ring in Platinum: an oval emerald' })).toBeVisible();
    for (const chosen of ['Platinum', 'Emerald']) await expect(page.getByRole('radio', { name: chosen })).toBeChecked();
    await page.getByRole('radio', { name: '18k rose' }).check();
    await expect(facts).toContainText('18k rose');
    expect(complaints).toEqual([]);
  });
}

for (const [late, scripts] of LATE) {
  test(`a button that is pressed while ${late} are on their way does its work afterwards`, async ({ page }) => {
    const letGo = await holdScripts(page, scripts);
    await openPrinted(page);
    // People press again when nothing happens.
    const question = page.getByRole('region', { name: 'Frequently Asked' }).getByRole('button').first();
    await question.click();
    await question.click();
    await expect(page.locator('#answer-0')).toBeHidden();
    letGo();
    await expect(page.locator('#answer-0')).toBeVisible();
  });
}
