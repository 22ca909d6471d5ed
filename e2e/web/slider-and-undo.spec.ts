import { expect, test } from 'playwright/test';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';

test('a wider shank weighs more, undo brings the weight back, redo the change', async ({ page }) => {
  const piece = await openDesign(page, PLAIN_BAND);
  const before = await piece.finalWeight();
  await piece.openTab('Adjust');
  await piece.unfold('Shank');
  // Four millimetres were asked for: the width stays until somebody unlocks it.
  await expect(piece.typed('Width at the palm in mm')).toBeDisabled();
  await piece.unlock('width at the palm');
  await piece.drag('Width at the palm', 30);
  // While it is held, the weight is an estimate from the last build.
  await expect(piece.facts).toContainText('~');
  await page.mouse.up();

  const wider = await piece.finalWeight();
  expect(wider).toBeGreaterThan(before);
  await piece.undo.click();
  expect(await piece.finalWeight()).toBe(before);
  await piece.redo.click();
  expect(await piece.finalWeight()).toBe(wider);
});
