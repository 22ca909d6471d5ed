import { expect, test } from 'playwright/test';
import { lightningPage } from '../pages/lightning-page.ts';
import { piecePage } from '../pages/piece-page.ts';
import { trayPage } from '../pages/tray-page.ts';

test('a ring with matching studs is laid out as four sets, weighed together, and each piece opens by itself', async ({
  page,
}) => {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('Ruby ring with matching studs, 18k yellow gold, US 6');
  const tray = trayPage(page);
  await page.waitForURL(/\/aiimages/);
  await expect(tray.sets).toHaveCount(4);
  await expect(tray.pieces).toHaveCount(8);
  await expect(tray.sets.getByText(/^Together \d+\.\d\d\sg · \$/)).toHaveCount(4, { timeout: 60_000 });

  const classic = tray.sets.first();
  const name = await classic.getByRole('heading').innerText();
  await classic.getByRole('link', { name: /^Open .* earrings$/ }).click();
  const piece = piecePage(page);
  await expect(piece.title).toContainText(`${name} earrings`);
  await expect(piece.facts).toContainText('rubies');
});

test('a set by weight is shared out over its pieces; one is kept, one dropped, and another comes to it', async ({
  page,
}) => {
  await page.goto('/expert-mode/set-generation');
  await page.getByLabel('Metal, stone, motif, occasion').fill('22k gold, plain');
  await page.getByLabel('Weight of all, in grams').fill('40');
  await page.getByRole('button', { name: 'Design four sets' }).click();
  const tray = trayPage(page);
  await page.waitForURL(/\/aiimages/);
  await expect(tray.together).toHaveCount(4, { timeout: 60_000 });
  for (const words of await tray.together.allInnerTexts())
    expect(Number(/[\d.]+/.exec(words)?.[0])).toBeGreaterThan(38.8);

  const first = tray.sets.first();
  await first.getByText('The whole set in numbers').click();
  await expect(first.getByRole('row')).toHaveCount(5);
  const kept = await first.getByRole('article').nth(1).getAttribute('aria-label');
  await first.getByRole('button', { name: `Keep ${kept}` }).click();
  const set = page.getByRole('region', { name: 'What the set is made of' });
  await set.getByRole('button', { name: 'Ring', exact: true }).click();
  await set.getByRole('button', { name: 'Drop the ring' }).click();
  await expect(set.getByRole('button', { name: 'Ring', exact: true })).toHaveCount(0, { timeout: 60_000 });
  // What was kept lies in all four.
  await expect(tray.pieces.and(page.getByRole('article', { name: kept ?? '', exact: true }))).toHaveCount(4);
  await set.getByLabel('Add a piece').selectOption({ label: 'Bangle' });
  await expect(set.getByRole('button', { name: 'Bangle', exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(tray.pieces).toHaveCount(12);
});

test('around a piece of the tray a set is drawn that has its stone', async ({ page }) => {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('Emerald ring in 18k white gold, US 6');
  const tray = trayPage(page);
  await tray.laidOut();
  const title = await tray.pieces.first().getByRole('heading').innerText();
  await tray.pieces
    .first()
    .getByRole('link', { name: /to a set$/ })
    .click();
  await expect(page.getByRole('button', { name: 'Ring', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Design four sets' }).click();
  await page.waitForURL(/\/aiimages/);
  await expect(tray.sets).toHaveCount(4);
  await expect(tray.pieces.and(page.getByRole('article', { name: title, exact: true }))).toHaveCount(4);
  await expect(tray.facts.getByText(/emerald/).first()).toBeVisible({ timeout: 60_000 });
});

test('what is ordered four times is weighed and priced together', async ({ page }) => {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('4 bangles 22k 8 gm each');
  const tray = trayPage(page);
  await tray.laidOut();
  await expect(tray.pieces.getByText(/^4 of them: \d+\.\d\d\sg · \$/)).toHaveCount(4, { timeout: 60_000 });
});

test('a budget in lakh is kept, and told, in rupees', async ({ page }) => {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('diamond ring in 18k gold under 1 lakh');
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
  const prices = await tray.pieces.getByRole('button', { name: /₹/ }).allInnerTexts();
  expect(prices).toHaveLength(4);
  for (const price of prices) expect(Number(price.replace(/\D/g, ''))).toBeLessThanOrEqual(100_000);
});
