import { expect, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

/** Two thirds of what the page was. */
const LONGEST_PX = 7333;

test('on a phone the page is short, and at 320 px no badge leaves the screen', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', WIDTHS.phone, 844);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST_PX);
  await site.open('/', 320, 700);
  for (const badge of await page.getByRole('region', { name: 'Six abilities' }).getByRole('link').all()) {
    const box = await badge.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(320);
  }
});

for (const [width, columns] of [
  [WIDTHS.desk, 3],
  [WIDTHS.tablet, 2],
] as const) {
  test(`at ${width} px a card comes in after those before it in its row of ${columns}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await sitePage(page).open('/', width);
    const cards = page.getByRole('region', { name: "What's Inside" }).getByRole('listitem');
    for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
    await expect(cards.last()).toHaveCSS('opacity', '1');
    const delays = await cards.evaluateAll((all) => all.map(({ style }) => style.transitionDelay));
    expect(delays).toEqual(delays.map((_, index) => `${Number((0.2 * (index % columns)).toFixed(1))}s`));
  });
}

test('a badge leads to its card, and the card to its page', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.desk);
  await page.getByRole('region', { name: 'Six abilities' }).getByRole('link', { name: 'Astrology' }).click();
  const card = page.locator('#inside-astrology');
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
  await card.getByRole('link').click();
  // Whoever is signed out logs in first.
  await expect(page).toHaveURL('/login');
});
