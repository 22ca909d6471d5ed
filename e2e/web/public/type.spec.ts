import { expect, type Page, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

const widths = [320, ...Object.values(WIDTHS)];

test('the headline has as many lines before its type arrives as after, at every width', async ({ page }) => {
  // The route stays: to take it away while something loads leaves a request unanswered now and then.
  let isOnItsWay = true;
  await page.route('**/*.woff2', (route) => (isOnItsWay ? route.abort() : route.continue()));
  const before = await heightsAtEachWidth(page);
  isOnItsWay = false;
  const after = await heightsAtEachWidth(page);
  expect(await page.evaluate(() => document.fonts.check('500 72px "Cormorant Garamond"'))).toBe(true);
  expect(before).toEqual(after);
});

async function heightsAtEachWidth(page: Page): Promise<readonly (readonly number[])[]> {
  await sitePage(page).open('/', widths[0] ?? 0);
  const all: (readonly number[])[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    all.push(await heights(page));
  }
  return all;
}

/** The heights of the first heading and of the sentence under it. */
function heights(page: Page): Promise<readonly number[]> {
  return page
    .locator('#headline, #headline + p')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
}
