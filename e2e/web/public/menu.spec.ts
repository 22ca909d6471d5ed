import { expect, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, topOf, WIDTHS } from '../../pages/site-page.ts';

for (const width of [WIDTHS.phone, WIDTHS.tablet]) {
  test.describe(`at ${width} px, signed out`, () => {
    test.use(nobody);

    test('the same items and the prices stand in a menu that closes on every choice', async ({ page }) => {
      const site = sitePage(page);
      await site.open('/', width);
      await expect(site.item('FAQs')).toBeHidden();
      await site.menuButton.click();
      await expect(site.menuButton).toHaveAttribute('aria-expanded', 'true');
      for (const name of ['Home', 'FAQs', 'Join Waitlist', 'Pricing']) await expect(site.item(name)).toBeVisible();
      await expect(site.trialItem).toBeVisible();
      await expect(site.log('Log In')).toBeVisible();
      await site.menuButton.click();
      await expect(site.item('FAQs')).toBeHidden();

      await site.menuButton.click();
      await page.keyboard.press('Escape');
      await expect(site.item('FAQs')).toBeHidden();
      await expect(site.menuButton).toBeFocused();
      await expect(site.menuButton).toHaveAttribute('aria-expanded', 'false');

      await site.menuButton.click();
      await page.mouse.click(width / 2, 880);
      await expect(site.item('FAQs')).toBeHidden();
      await expect(site.menuButton).toBeFocused();

      await site.menuButton.click();
      await site.log('Log In').focus();
      await page.keyboard.press('Tab');
      await expect(site.item('FAQs')).toBeHidden();

      await site.menuButton.click();
      await site.item('FAQs').click();
      await expect(site.item('FAQs')).toBeHidden();
      await expect.poll(() => topOf(page, 'faq')).toBeLessThan(102);

      await site.menuButton.click();
      await site.trialItem.click();
      await expect(site.item('FAQs')).toBeHidden();
      await site.says('Please Log In', 'You need to be logged in to start a trial.', 'Cancel');

      await site.menuButton.click();
      await site.item('Pricing').click();
      // The address changes before the page does, and the menu closes when the page arrives.
      await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
      await expect(page).toHaveURL('/pricing');
      await expect(site.item('FAQs')).toBeHidden();

      await site.menuButton.click();
      await site.log('Log In').click();
      await expect(page).toHaveURL('/login');
    });
  });
}

test('signed-in users find the profile and Log Out', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', WIDTHS.large);
  await expect(site.log('Log Out')).toBeVisible();
  await expect(site.item('My Profile')).toHaveAttribute('href', '/profile-page');
  await site.studioDoor.click();
  await expect(page).toHaveURL('/modes');
});
