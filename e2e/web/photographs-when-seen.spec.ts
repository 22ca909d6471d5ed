import { expect, test } from 'playwright/test';
import { openTray, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

test('photographs of the tray wait while a piece is open, and are taken once the tray is back', async ({ page }) => {
  test.slow();
  const tray = await openTray(page, PLAIN_BAND);
  await tray.openCastable();
  await piecePage(page).finalWeight();
  await page.goBack();
  await expect(tray.pieces).toHaveCount(4);
  // The tray's own work is done; the photographs follow one by one.
  await expect(tray.progress).toBeHidden();
  await expect(tray.photographs).toHaveCount(4, { timeout: 60_000 });
});
