import { expect, test } from 'playwright/test';
import { holdSeed } from '../pages/hold-seed.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { piecePage } from '../pages/piece-page.ts';
import { trayPage } from '../pages/tray-page.ts';

test('a wider shank weighs more, undo brings the weight back, redo the change', async ({ page }) => {
  await holdSeed(page, 7);
  const lightning = lightningPage(page);
  await lightning.open();
  await lightning.say('Solitaire with a 6.5 mm round diamond, 18k yellow gold, US 6');
  const tray = trayPage(page);
  await tray.laidOut();
  await tray.weighed();
  await tray.openCastable();

  const piece = piecePage(page);
  const before = await piece.settledWeight();
  await piece.openTab('Adjust');
  await piece.unfold('Shank');
  await piece.drag('Width at the palm', 30);
  // While it is held, the weight is that of the last settled build.
  await expect(piece.facts).toContainText('~');
  await page.mouse.up();

  const wider = await piece.settledWeight();
  expect(wider).toBeGreaterThan(before);
  await piece.undo.click();
  expect(await piece.settledWeight()).toBe(before);
  await piece.redo.click();
  expect(await piece.settledWeight()).toBe(wider);
});
