import { expect } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';
import { test } from '../pages/other-browser.ts';

test.use({ moreArguments: ['--disable-gpu', '--disable-3d-apis'] });

test('a browser without graphics shows the photograph in the place of the turning piece', async ({ page }) => {
  const complaints = complaintsOf(page);
  const piece = await openDesign(page, PLAIN_BAND);
  await expect(piece.canvas).toBeHidden();
  await expect(page.getByRole('button', { name: 'Turn it' })).toBeHidden();
  await expect(page.getByRole('img', { name: /photographed$/ })).toBeVisible({ timeout: 45_000 });
  expect(complaints).toEqual([]);
});
