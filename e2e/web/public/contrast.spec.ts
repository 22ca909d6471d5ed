import { expect, type Page, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

const TOUCH_PX = 44;

test('in forced colours one sees what is chosen, and where one is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const site = sitePage(page);
  await site.open('/', WIDTHS.desk);
  const look = (name: string) =>
    page
      .locator('label')
      .filter({ hasText: name })
      .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect([await look('18k rose'), await look('Platinum')]).toEqual(['solid', 'none']);
  await page.getByRole('radio', { name: 'Platinum' }).check();
  await expect.poll(() => look('18k rose')).toBe('none');
  const line = (name: string) => site.item(name).evaluate((item) => getComputedStyle(item).textDecorationLine);
  expect([await line('Home'), await line('FAQs')]).toEqual(['underline', 'none']);
});

for (const width of [WIDTHS.phone, WIDTHS.desk]) {
  test(`what can be pressed is large enough for a thumb at ${width} px`, async ({ page }) => {
    for (const path of ['/', '/pricing', '/Contact-Us']) {
      await sitePage(page).open(path, width);
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
}

/** What is smaller than a thumb. A link in a sentence may be; so may a card's link, whose card is pressed. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary, input:not([tabindex="-1"])')];
    const isInText = (target: HTMLElement): boolean => target.closest('p, h3') !== null;
    return targets
      .filter(
        (target) => target.checkVisibility() && !isInText(target) && !target.getAttribute('href')?.startsWith('#'),
      )
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < least || box.width < least))
      .map(({ target, box }) => `${target.textContent || target.outerHTML}: ${box.width} × ${box.height}`);
  }, TOUCH_PX - 0.5);
}

test('the keyboard comes to the headline’s buttons before it comes to the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitePage(page).open('/', WIDTHS.desk);
  const film = page.getByRole('button', { name: 'Pause the film' });
  await expect(film).toBeVisible();
  await page.getByRole('link', { name: 'See Video' }).focus();
  await page.keyboard.press('Tab');
  await expect(film).toBeFocused();
});
