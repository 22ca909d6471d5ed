import { expect, type Page, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

for (const width of [320, ...Object.values(WIDTHS)]) {
  test(`at ${width} px the headline has as many lines before its type arrives as after`, async ({ page }) => {
    // The route stays: to take it away while something loads leaves a request unanswered now and then.
    let isOnItsWay = true;
    await page.route('**/*.woff2', (route) => (isOnItsWay ? route.abort() : route.continue()));
    await sitePage(page).open('/', width);
    const before = await heights(page);
    isOnItsWay = false;
    await sitePage(page).open('/', width);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('500 72px "Cormorant Garamond"'))).toBe(true);
    expect(before).toEqual(await heights(page));
  });
}

/** The heights of the first heading and of the sentence under it. */
function heights(page: Page): Promise<readonly number[]> {
  return page
    .locator('#headline, #headline + p')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
}
