import { expect, test } from 'playwright/test';
import { holdSeed } from '../pages/hold-seed.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { trayPage } from '../pages/tray-page.ts';

test('what was understood is changed where it stands, and the tray is laid out anew', async ({ page }) => {
  await holdSeed(page, 7);
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('Plain court wedding band, 4 mm, platinum, UK P');
  const tray = trayPage(page);
  await tray.laidOut();
  const address = page.url();
  await tray.chips.filter({ hasText: 'platinum' }).click();
  const words = page.getByRole('textbox', { name: 'Say it differently' });
  await expect(words).toHaveValue('platinum');
  await words.fill('18k yellow gold');
  await words.press('Enter');
  await expect(page.getByRole('textbox', { name: 'The brief' })).toHaveValue(
    'Plain court wedding band, 4 mm, 18k yellow gold, UK P',
  );
  await expect(tray.facts.first()).toContainText('18k yellow');
  expect(page.url()).not.toBe(address);
});
