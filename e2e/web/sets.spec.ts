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
