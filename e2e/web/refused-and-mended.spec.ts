import { expect, test } from 'playwright/test';
import { openDesign } from '../pages/open-design.ts';

test('a prong that is too thin refuses the file, and one press mends it', async ({ page }) => {
  const piece = await openDesign(page, 'Solitaire with a 6.5 mm round diamond, four prongs, 18k yellow gold, US 6');
  await piece.openTab('Adjust');
  await piece.unfold('Head');
  await piece.typed('Prong diameter in mm').fill('0.35');
  await piece.typed('Prong diameter in mm').press('Enter');
  await piece.openTab('Look');
  // What is to be mended leads to its reasons.
  await page.getByRole('link', { name: /^To mend/ }).click();
  const errors = page.getByText('Must be mended');
  await expect(errors.first()).toBeVisible();
  await page.getByRole('button', { name: 'Download STL' }).click();
  await expect(piece.problem).toContainText('cannot be cast');

  await piece.mend.first().click();
  await expect(errors).toHaveCount(0);
  expect((await piece.download('STL')).suggestedFilename()).toMatch(/-mm\.stl$/);
});
