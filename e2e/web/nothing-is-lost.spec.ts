import { expect, test } from 'playwright/test';
import { lightningPage } from '../pages/lightning-page.ts';
import { piecePage } from '../pages/piece-page.ts';
import { trayPage } from '../pages/tray-page.ts';

test('words, tray, likes and edits are still there after a reload', async ({ page }) => {
  const brief = 'Plain court wedding band, 4 mm, platinum, UK P';
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.box.fill(brief);
  // The journal saves text once typing has paused (debounced).
  await page.waitForTimeout(600);
  await page.reload();
  await expect(lightning.box).toHaveValue(brief);

  await lightning.box.press('Enter');
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  const facts = await tray.facts.allInnerTexts();
  await page.reload();
  await tray.laidOut();
  expect(await tray.facts.allInnerTexts()).toEqual(facts);
  await expect(page.getByRole('button', { name: /^Unlike / })).toHaveCount(1);

  await lightning.open();
  await expect(page.getByRole('heading', { name: 'Say it in a sentence.' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(lightning.box, 'empty for the next client').toHaveValue('');
  await page.goBack();
  await tray.weighed();

  await tray.openCastable();
  const piece = piecePage(page);
  await piece.openTab('Adjust');
  await page.getByLabel('Finish').selectOption('brushed');
  await expect(piece.undo).toBeEnabled();
  await piece.finalWeight();
  // A design that is liked is on its way to the workshop.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByLabel('Finish')).toHaveValue('brushed');
  await expect(piece.undo).toBeEnabled();
});
