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
    await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('region', { name: 'Figures' })).toContainText(/Workshops\d+/);
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByLabel('Stage').selectOption('cancelled');
    await expect(page.getByText('No order stands here.')).toBeVisible();
  });
});
