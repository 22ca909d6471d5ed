import { expect, test } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

const TEXT = 'You need to log in to proceed. Click the button below to log in.';

test('users who are not signed in are asked to log in, and may cancel or log in', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', WIDTHS.desk);
  await site.studioDoor.click();
  await site.says('Please Log In', TEXT, 'Cancel');
  await expect(site.dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectTo'))).toBeNull();

  await site.studioDoor.click();
  await site.says('Please Log In', TEXT, 'Log In');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectTo'))).toBe('/modes');
});

test('somebody without an account is led to the form for one, and from there to the studio', async ({ page }) => {
  const site = sitePage(page);
  const login = loginPage(page);
  await site.open('/', WIDTHS.phone);
  await site.studioDoor.click();
  // Each sentence has its button below it, and no other between them.
  const tops = await Promise.all(
    [
      site.dialog.getByText(TEXT),
      site.dialog.getByRole('button', { name: 'Log In' }),
      site.dialog.getByText('New here? An account is free, and no card is needed.'),
      site.dialog.getByRole('button', { name: 'Create Account' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(4);
  await site.dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectTo'))).toBe('/modes');
  await page.getByRole('link', { name: 'Nakshi: home' }).click();
  await login.open();
  await expect(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
});

test('the welcome keeps the keyboard inside, has a name, and goes on Escape', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', WIDTHS.phone);
  await site.studioDoor.click();
  await expect(page.getByRole('alertdialog', { name: 'Please Log In' })).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    await expect(site.dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  await expect(site.studioDoor).toBeFocused();
});
