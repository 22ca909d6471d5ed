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

test('the library keeps every tray, and finds one by the words that asked for it', async ({ page }) => {
  await openTray(page, PLAIN_BAND);
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  await page.getByRole('tab', { name: 'Trays' }).click();
  const kept = page.getByRole('link').filter({ hasText: PLAIN_BAND });
  await expect(kept).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Words of the brief' });
  await search.fill('emerald bangle');
  await expect(kept).toBeHidden();
  await expect(page.getByText('No design was asked for in these words.')).toBeVisible();
  await search.fill('wedding BAND');
  await kept.click();
  await trayPage(page).laidOut();
});
