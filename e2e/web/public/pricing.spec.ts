import { expect, test } from 'playwright/test';
import { JEWELLER_EMAIL } from '../../journey-files.ts';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test('who is logged in is asked for no address to send a quote to', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/pricing', WIDTHS.desk);
  await expect(site.log('Log Out')).toBeVisible();
  await page.getByRole('button', { name: 'Request a quote for House' }).click();
  await expect(site.dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(JEWELLER_EMAIL);
});

test.describe('signed out', () => {
  test.use(nobody);

  for (const width of [1001, WIDTHS.large])
    test(`the prices are one press away at ${width} px`, async ({ page }) => {
      const site = sitePage(page);
      await site.open('/', width);
      await site.item('Pricing').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
      await expect(site.item('Pricing')).toHaveAttribute('aria-current', 'page');
      await expect(page.getByText(/^Start with 3 days free/)).toBeVisible();
    });
});
