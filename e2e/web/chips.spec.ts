import { expect, test } from 'playwright/test';
import { lightningPage } from '../pages/lightning-page.ts';
import { trayPage } from '../pages/tray-page.ts';

test('what was understood is changed where it stands, and the tray is laid out anew', async ({ page }) => {
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

test('a question is answered with one press, where it is asked, and not asked again', async ({ page }) => {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('platinum band with a green stone, size 7, please');
  const tray = trayPage(page);
  await tray.laidOut();
  await expect(tray.questions).toHaveCount(2);
  await page.getByRole('group', { name: 'Which stone?' }).getByRole('button', { name: 'Emerald', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'The brief' })).toHaveValue(
    'platinum band with an emerald stone, size 7, please',
  );
  await expect(tray.questions).toHaveCount(1);
  await page
    .getByRole('group', { name: /ring size/ })
    .getByRole('button', { name: 'US / Canada 7' })
    .click();
  await expect(tray.questions).toHaveCount(0);
  await expect(tray.facts.first()).toContainText('US 7');
});

test('what was read of a brief is marked where it stands, and the rest is grey', async ({ page }) => {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('22k gold bangle 2.6, my aunt adores it');
  await trayPage(page).laidOut();
  const reading = page.getByRole('group', { name: 'What we read' });
  await expect(page.getByText('Nothing was read from the grey words.')).toBeVisible();
  await trayPage(page).chips.filter({ hasText: 'gold' }).hover();
  await expect(reading.locator('[data-pointed=true]')).toHaveText(['22k', 'gold']);
});

test('stones that nobody asked for are told with what they cost, and one press designs without them', async ({
  page,
}) => {
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('pendant for mum, 18k yellow gold');
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.chips.filter({ hasText: /^Stones: diamonds, up to \$/ }).click();
  await expect(page.getByText(/^Nobody asked for stones: they are up to \$/)).toBeVisible();
  await page.getByRole('button', { name: 'Design without stones' }).click();
  await expect(page.getByRole('textbox', { name: 'The brief' })).toHaveValue(
    'pendant for mum, 18k yellow gold, no stones',
  );
  await tray.laidOut();
  await tray.weighed();
  await expect(tray.chips.filter({ hasText: 'Stones: ' })).toHaveCount(0);
});
