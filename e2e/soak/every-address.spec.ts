import { expect, test } from 'playwright/test';
import { SIGNED_IN } from '../journey-files.ts';
import { complaintsOf } from '../pages/complaints.ts';
import { everyAddress } from '../pages/every-address.ts';

test.use({ storageState: SIGNED_IN });

test('a browser can open every address first, without an error', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const [path, title] of everyAddress) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    expect(complaints, path).toEqual([]);
  }
});
