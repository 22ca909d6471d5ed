import { expect, test } from 'playwright/test';
import { openTray, PLAIN_BAND } from '../pages/open-design.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { trayPage } from '../pages/tray-page.ts';

test('an earlier tray opens from the recent work, though another one is laid out', async ({ page }) => {
  await openTray(page, PLAIN_BAND);
  const earlier = page.url();
  const lightning = lightningPage(page);
  // Goes on in the same page: a reload would forget the session's tray.
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await lightning.say('Flat wedding band, 3 mm, 18k yellow gold, UK N');
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
  const later = page.url();
  expect(later).not.toBe(earlier);

  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await page.getByRole('link').filter({ hasText: PLAIN_BAND }).click();
  await tray.laidOut();
  await expect(page).toHaveURL(earlier);
  await expect(page.getByLabel('The brief')).toHaveValue(PLAIN_BAND);
});
