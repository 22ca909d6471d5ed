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
