import { expect, test } from 'playwright/test';
import { lightningPage } from '../pages/lightning-page.ts';
import { trayPage } from '../pages/tray-page.ts';

test('work on a tray can be stopped; what was drawn stays, and it can be begun again', async ({ page }) => {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('Emerald studs in 18k yellow gold');
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.cancel.click();
  await expect(tray.progress).toBeHidden();
  await expect(page.getByText('Stopped. What is drawn so far stays.')).toBeVisible();
  await expect(tray.pieces).toHaveCount(4);
  await page.getByRole('button', { name: 'Design again' }).last().click();
  await expect(tray.progress).toBeVisible();
});
