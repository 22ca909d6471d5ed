import { expect, test } from 'playwright/test';
import { everyAdminAddress } from '../../pages/every-address.ts';
import { makeAccount, nobody } from '../../pages/newcomer.ts';
import { ADMIN_EMAIL } from '../../journey-files.ts';

const NOT_FOUND = 'Looks like you arrived a little early or took a detour!';

test('to a jeweller there is nothing at the addresses of administrators', async ({ page }) => {
  for (const [path] of everyAdminAddress) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(NOT_FOUND);
  }
});

test.describe('an administrator', () => {
  test.use(nobody);

  test('is known by the address in its settings', async ({ page, browser, baseURL }) => {
    const outbox = await makeAccount(page, browser, baseURL, ADMIN_EMAIL);
    await outbox.close();
    for (const [path, heading] of everyAdminAddress) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    }
  });
});
