import { expect, type Locator, type Page, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { publicPages } from '../../pages/public-pages.ts';
import { expectNoSidewaysScroll } from '../../pages/sideways.ts';
import { sitePage } from '../../pages/site-page.ts';

test.use(nobody);

/** A phone of 390 × 844 whose page is zoomed to 200 %. */
const ZOOMED = { width: 195, height: 422 };

for (const path of [...publicPages, '/login#create-account']) {
  test(`at 200 % on a phone nothing of ${path} leaves the screen, and nothing lies on something else`, async ({
    page,
  }) => {
    await sitePage(page).open(path, ZOOMED.width, ZOOMED.height);
    if (path.startsWith('/login')) await expect(page.getByLabel('Email')).toBeVisible();
    await expectNoSidewaysScroll(page, path);
    expect(await outside(page)).toEqual([]);
    expect(await overlapping(page.getByRole('main').getByRole('link').or(page.getByRole('button')))).toEqual([]);
  });
}

test('at 200 % on a phone the dialog that asks to log in fits', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', ZOOMED.width, ZOOMED.height);
  await site.studioDoor.click();
  const buttons = site.dialog.getByRole('button');
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.98 });
  }
  expect(await overlapping(buttons)).toEqual([]);
});

/** Screens whose text alone is twice as large: a phone, an upright tablet and a desk. */
const LARGE_TEXT = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

for (const path of [...publicPages, '/login#create-account']) {
  test(`with text twice as large nothing of ${path} is cut or lies on something else`, async ({ page }) => {
    await sitePage(page).open(path, ...LARGE_TEXT[0]);
    if (path.startsWith('/login')) await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const [width, height] of LARGE_TEXT) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page, where);
      expect(await outside(page), where).toEqual([]);
      const controls = page.getByRole('main').getByRole('link').or(page.getByRole('button'));
      expect(await overlapping(controls), where).toEqual([]);
      expect(await cut(page), where).toEqual([]);
    }
  });
}

test('with text twice as large the dialog that asks to log in fits on a phone', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', ...LARGE_TEXT[0]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await site.studioDoor.click();
  await expect(site.dialog.getByRole('button')).toHaveCount(4);
  const boxes = await site.dialog
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON()));
  const edge = await site.dialog.boundingBox();
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(edge?.x ?? 0);
    expect(right).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
  }
});

test('at 200 % on a phone the film’s button does not lie on the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitePage(page).open('/', ZOOMED.width, ZOOMED.height);
  const button = page.getByRole('button', { name: 'Pause the film' });
  await expect(button).toBeVisible();
  const [film, words] = await Promise.all([page.locator('video').boundingBox(), button.boundingBox()]);
  expect(words?.y).toBeGreaterThanOrEqual((film?.y ?? 0) + (film?.height ?? 0) - 1);
  expect(await overlapping(page.getByRole('main').getByRole('link').or(page.getByRole('button')))).toEqual([]);
});

test('in a low window everything of the dialog that asks for a quote is reached', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/pricing', 640, 400);
  await page.getByRole('button', { name: 'Request a quote for Workshop' }).click();
  const send = site.dialog.getByRole('button', { name: 'Send' });
  await send.click();
  for (const part of [
    site.dialog.getByRole('heading'),
    site.dialog.getByRole('textbox', { name: 'Email' }),
    site.dialog.getByRole('textbox', { name: 'Your website' }),
    site.dialog.getByRole('button', { name: 'Cancel' }),
    send,
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.98 });
    // The way out stays where it is, whatever is scrolled.
    await expect(site.dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 0.98 });
  }
});

/** Words that are wider or higher than the box that hides what leaves it. */
function cut(page: Page): Promise<readonly string[]> {
  return page.locator('h1, h2, h3, p, a, button, label, summary, span').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('.visually-hidden, [aria-hidden]') === null)
      .filter((element) => getComputedStyle(element).overflowX === 'hidden' || element.matches('button, a'))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 2 && scrollWidth > clientWidth + 2)
      .map(({ textContent }) => textContent),
  );
}

/** Words and controls that stand beyond an edge, but for the cards, which are scrolled from side to side. */
function outside(page: Page): Promise<readonly string[]> {
  return page.locator('h1, h2, h3, p, a, button, label, input, textarea, summary, li, td, dd').evaluateAll((all) => {
    const isScrolled = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || isScrolled(element.parentElement));
    return all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isScrolled(element))
      .filter((element) => element.closest('.visually-hidden, [aria-hidden]') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < 0 || box.right > innerWidth))
      .map(({ element, box }) => `${element.textContent}: ${box.left}…${box.right}`);
  });
}

function overlapping(controls: Locator): Promise<readonly string[]> {
  return controls.evaluateAll((all) => {
    const boxes = all
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => other.left < box.right - 1 && other.right > box.left + 1)
        .filter(({ box: other }) => other.top < box.bottom - 1 && other.bottom > box.top + 1)
        .map((other) => `${name} and ${other.name}`),
    );
  });
}
