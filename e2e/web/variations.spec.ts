import { expect, test } from 'playwright/test';
import { lightningPage } from '../pages/lightning-page.ts';
import { trayPage } from '../pages/tray-page.ts';

test('more like this: what may not change stays, and one design comes at three prices', async ({ page }) => {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('Oval ruby ring, 18k yellow gold, US 6.5');
  const tray = trayPage(page);
  await tray.laidOut();
  const title = await tray.pieces.first().getByRole('heading').innerText();
  await tray.pieces
    .first()
    .getByRole('link', { name: `More like ${title}` })
    .click();

  await expect(page.getByRole('region', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Setting', exact: true }).click();
  await page.getByRole('button', { name: 'Draw the variations' }).click();
  await expect(page.getByRole('heading', { name: 'Four variations' })).toBeVisible({ timeout: 60_000 });
  await expect(tray.pieces).toHaveCount(4);
  for (const words of await tray.pieces.allInnerTexts()) {
    expect(words).toMatch(/another/i);
    expect(words).not.toMatch(/another[^:]*setting/i);
  }
  await tray.weighed();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Four variations' })).toBeVisible();

  await tray.pieces
    .first()
    .getByRole('button', { name: /at three prices$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Three prices' })).toBeVisible({ timeout: 60_000 });
  await expect(tray.pieces.getByText(/Castable|To mend/)).toHaveCount(3, { timeout: 60_000 });
  const prices = await tray.pieces.getByRole('button', { name: /\$[\d,]+/ }).allInnerTexts();
  const amounts = prices.map((price) => Number(price.replace(/\D/g, '')));
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test('with everything kept as it is, nothing can be drawn', async ({ page }) => {
  await page.goto('/expert-mode/image-variation');
  await expect(page.getByRole('heading', { name: 'Variations' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the tray' })).toBeVisible();
});
