import { expect, type Page, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { nobody } from '../pages/newcomer.ts';
import { expectNothingSerious } from '../pages/nothing-serious.ts';
import { publicPages } from '../pages/public-pages.ts';
import { expectNoSidewaysScroll } from '../pages/sideways.ts';
import { sitePage } from '../pages/site-page.ts';

/** Both sides of each width at which a layout changes, a phone, a desktop screen, and a kiosk. */
const screens = [
  ...[390, 499, 501, 819, 821, 899, 901, 999, 1001, 1199, 1201, 1440].map((width) => ({ width, height: 900 })),
  { width: 820, height: 1500 },
] as const;
/** Up to this width the header is a menu. */
const MENU_PX = 1000;
/** A blank page is one colour: a few kilobytes, whatever its size. */
const LEAST_PNG_BYTES = 12_000;

test.use(nobody);

for (const { width, height } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every public page is fit to be seen at ${width} × ${height}, ${colorScheme}`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      const site = sitePage(page);
      for (const path of publicPages) {
        await site.open(path, width, height);
        await expectNoSidewaysScroll(page, `${path} at ${width}`);
        await expectNothingSerious(page, path);
        await expectHeadingsInOrder(page, path);
        const picture = await page.screenshot({ fullPage: true });
        expect(picture.length, path).toBeGreaterThan(LEAST_PNG_BYTES);
        expect(complaints, path).toEqual([]);
      }
    });
  }

  test(`the header leads everywhere at ${width} × ${height}`, async ({ page }) => {
    const site = sitePage(page);
    await site.open('/', width, height);
    if (width <= MENU_PX) {
      await expect(site.item('FAQs')).toBeHidden();
      await site.menuButton.click();
      await expect(site.item('Pricing')).toBeVisible();
      await expectNoSidewaysScroll(page, `the menu at ${width}`);
    } else {
      await expect(site.menuButton).toBeHidden();
    }
    for (const name of ['Home', 'FAQs', 'Join Waitlist']) await expect(site.item(name)).toBeVisible();
    await expect(site.trialItem).toBeVisible();
    await expect(site.log('Log In')).toBeVisible();
    await expectInside(page, site.log('Log In'), width);
  });
}

/** Expects one heading of the first level, and none that skips a level. */
async function expectHeadingsInOrder(page: Page, path: string): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(
    levels.filter((level) => level === 1),
    path,
  ).toHaveLength(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0), `${path}: heading ${index}`).toBeLessThanOrEqual(1);
  }
}

async function expectInside(page: Page, button: ReturnType<Page['getByRole']>, width: number): Promise<void> {
  const box = await button.boundingBox();
  expect(box).not.toBeNull();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true);
}
