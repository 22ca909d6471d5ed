import { expect, type Locator, test } from 'playwright/test';
import { abilities } from '../../../src/renderer/src/features/landing/abilities/abilities.ts';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, topOf, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

/** Two thirds of what the page was on a phone; on an upright tablet more stands beside each other, and less is read. */
const LONGEST_PX = { phone: 7333, tablet: 8500 } as const;

for (const [screen, height] of [
  ['phone', 844],
  ['tablet', 1180],
] as const) {
  test(`on a ${screen} the page is short`, async ({ page }) => {
    // With the buttons of what moves, which is longer.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await sitePage(page).open('/', WIDTHS[screen], height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST_PX[screen]);
  });
}

test('wherever the ring has turned to, no badge leaves the screen or lies on another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const ring = page.getByRole('region', { name: 'Six abilities' });
  await sitePage(page).open('/', WIDTHS.tablet, 700);
  for (const width of [320, WIDTHS.phone, 501, 640, WIDTHS.tablet]) {
    await page.setViewportSize({ width, height: 700 });
    const turns = await badgesAllAround(ring, 36);
    expect(turns).toHaveLength(36);
    // It turns: what stands still proves nothing.
    expect(new Set(turns.map(([first]) => Math.round(first?.left ?? 0))).size).toBeGreaterThan(12);
    for (const [turn, boxes] of turns.entries()) {
      expect(boxes).toHaveLength(6);
      for (const [index, { left, right, top, bottom }] of boxes.entries()) {
        const where = `badge ${index} at ${width} px after ${turn} of 36 steps`;
        expect(left, where).toBeGreaterThanOrEqual(0);
        expect(right, where).toBeLessThanOrEqual(width);
        const under = boxes.slice(index + 1).filter((other) => other.left < right && other.right > left);
        expect(
          under.filter((other) => other.top < bottom && other.bottom > top),
          where,
        ).toEqual([]);
      }
    }
  }
});

/** Where the badges lie while the ring turns once, stopped after equal steps; in one call, so that nothing is painted between. */
function badgesAllAround(ring: Locator, steps: number) {
  return ring.evaluate((section, count) => {
    const animations = section.getAnimations({ subtree: true });
    for (const animation of animations) animation.pause();
    return Array.from({ length: count }, (_, step) => {
      for (const animation of animations) {
        const { duration = 0 } = animation.effect?.getTiming() ?? {};
        animation.currentTime = (Number(duration) * step) / count;
      }
      return Array.from(section.querySelectorAll('a'), (badge) => {
        const { left, right, top, bottom } = badge.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    });
  }, steps);
}

for (const [width, columns] of [
  [WIDTHS.desk, 3],
  [WIDTHS.tablet, 2],
] as const) {
  test(`at ${width} px a card comes in after those before it in its row of ${columns}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await sitePage(page).open('/', width);
    const cards = page.getByRole('region', { name: 'What’s Inside' }).getByRole('listitem');
    for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
    await expect(cards.last()).toHaveCSS('opacity', '1');
    const delays = await cards.evaluateAll((all) => all.map(({ style }) => style.transitionDelay));
    expect(delays).toEqual(delays.map((_, index) => `${Number((0.2 * (index % columns)).toFixed(1))}s`));
  });
}

test('on a phone a badge leads to its card, though others lie before it in the row', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.phone, 844);
  for (const [badge, card] of [
    ['Outfit', '#inside-outfit'],
    ['Design chat', '#inside-chat'],
  ] as const) {
    await page.getByRole('region', { name: 'Six abilities' }).getByRole('link', { name: badge }).click();
    await expect(page.locator(card)).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator(card)).toBeFocused();
  }
});

test('a badge leads to its card, and the card to its page where there is one', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.desk);
  await page.getByRole('region', { name: 'Six abilities' }).getByRole('link', { name: 'Astrology' }).click();
  const card = page.locator('#inside-astrology');
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
  await expect(card.getByText('Coming soon')).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await page.locator('#inside-variations').getByRole('link', { name: 'Variations' }).click();
  // Whoever is signed out is welcomed first, and a newcomer led to an account.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectTo'))).toBe('/aiimages');
});

test('a badge leads to its card at the place of a section, also before the card was seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitePage(page).open('/', WIDTHS.desk, 700);
  const badge = page.getByRole('region', { name: 'Six abilities' }).getByRole('link', { name: 'Astrology' });
  await expect(badge).toContainText('Coming soon');
  // It turns with the ring: no place to press stays.
  await badge.dispatchEvent('click');
  await expect.poll(() => topOf(page, 'inside-astrology'), { timeout: 10_000 }).toBeCloseTo(100, 0);
});

test('on a phone, too, a badge says what is coming soon, and what is ready', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [280, 320, WIDTHS.phone, 500]) {
    await sitePage(page).open('/', width, 844);
    const badges = page.getByRole('region', { name: 'Six abilities' }).getByRole('link');
    await expect(badges).toHaveCount(6);
    const said = await badges.evaluateAll((all) =>
      all.map((badge) => {
        const words = badge.querySelector('span');
        if (words === null) return undefined;
        const [inner, outer] = [words.getBoundingClientRect(), badge.getBoundingClientRect()];
        const isInside = inner.width > 55 && inner.left >= outer.left && inner.right <= outer.right;
        return isInside && words.scrollWidth <= words.clientWidth ? words.textContent : 'cut';
      }),
    );
    expect(said, `${width} px`).toEqual(abilities.map(({ isPlanned }) => (isPlanned ? 'Coming soon' : 'Ready now')));
  }
});

for (const [path, sample, mostPx] of [
  ['/', 'Recognition', 180],
  ['/nakshi_team', undefined, 780],
  ['/pricing', undefined, 1200],
] as const) {
  test(`on a phone the samples of ${path} are slim`, async ({ page }) => {
    await sitePage(page).open(path, WIDTHS.phone, 844);
    const part =
      sample === undefined ? page.getByRole('main') : page.getByRole('region', { name: sample }).locator('div').first();
    await expect(part.getByText('Sample', { exact: true })).toBeVisible();
    expect((await part.boundingBox())?.height).toBeLessThanOrEqual(mostPx);
  });
}

test('on a phone the footer has two columns of links, none of them alone in a row', async ({ page }) => {
  const { footer, open } = sitePage(page);
  await open('/', WIDTHS.phone, 844);
  const boxes = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  expect(boxes).toHaveLength(7);
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
  for (const { height, width } of boxes) expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(4);
});
