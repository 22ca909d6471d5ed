import { expect, type Locator, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

/** Two thirds of what the page was on a phone; on an upright tablet more stands beside each other, and less is read. */
const LONGEST_PX = { phone: 7333, tablet: 8500 } as const;

for (const [screen, height] of [
  ['phone', 844],
  ['tablet', 1180],
] as const) {
  test(`on a ${screen} the page is short`, async ({ page }) => {
    await sitePage(page).open('/', WIDTHS[screen], height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST_PX[screen]);
  });
}

test('wherever the ring has turned to, no badge leaves the screen or lies on another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const ring = page.getByRole('region', { name: 'Six abilities' });
  for (const width of [320, WIDTHS.phone, 501, 640, WIDTHS.tablet]) {
    await sitePage(page).open('/', width, 700);
    for (let turned = 0; turned < 1; turned += 1 / 36) {
      await turnRing(ring, turned);
      const boxes = await boxesOf(ring.getByRole('link'));
      for (const [index, { left, right, top, bottom }] of boxes.entries()) {
        expect(left, `badge ${index} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(right, `badge ${index} at ${width} px`).toBeLessThanOrEqual(width);
        const under = boxes.slice(index + 1).filter((other) => other.left < right && other.right > left);
        expect(under.filter((other) => other.top < bottom && other.bottom > top)).toEqual([]);
      }
    }
  }
});

/** Stops the ring where it has turned by a share of a whole turn. */
function turnRing(ring: Locator, share: number): Promise<void> {
  return ring.evaluate((section, turned) => {
    for (const animation of section.getAnimations({ subtree: true })) {
      const { duration = 0 } = animation.effect?.getTiming() ?? {};
      animation.pause();
      animation.currentTime = Number(duration) * turned;
    }
  }, share);
}

function boxesOf(badges: Locator) {
  return badges.evaluateAll((all) =>
    all.map((badge) => {
      const { left, right, top, bottom } = badge.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
}

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
