import { expect, test } from 'playwright/test';
import { complaintsOf } from '../../pages/complaints.ts';
import { loginPage } from '../../pages/login-page.ts';
import { haveAccount, newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';

test.use(nobody);

test('a protected page leads to sign-in and is there afterwards, with its query and its hash', async ({
  page,
  browser,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  const email = newEmail('guard');
  await (await haveAccount(browser, baseURL, email)).close();
  await page.goto('/filteredImages?metal=gold#rings');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Log in to see your designs.')).toBeVisible();
  await loginPage(page).signIn(email, PASSWORD);
  await expect(page).toHaveURL('/filteredImages?metal=gold#rings');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectTo'))).toBeNull();

  await page.reload();
  await expect(page).toHaveURL('/filteredImages?metal=gold#rings');
  expect(complaints).toEqual([]);
});

test('the login page says why one is there after a reload, too', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/catalog');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(page.getByText('Log in to see your designs.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a return address that another site planted leads nowhere else', async ({ page, browser, baseURL }) => {
  const email = newEmail('planted');
  await (await haveAccount(browser, baseURL, email)).close();
  await loginPage(page).open();
  await page.evaluate(() => sessionStorage.setItem('redirectTo', '//evil.example/modes'));
  await loginPage(page).signIn(email, PASSWORD);
  await expect(page).toHaveURL('/modes');
});

test('public pages ask nobody who they are', async ({ page }) => {
  for (const route of ['/', '/Contact-Us', '/terms-and-conditions', '/privacy-Notice', '/nakshi_team', '/pricing']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect(page).toHaveURL(route);
  }
});
