import { type Browser, expect, type Page, test } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { haveAccount, newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';

test.use(nobody);

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Signs in on another device, and opens the profile there. */
async function signInOn(browser: Browser, baseURL: string | undefined, email: string, userAgent: string) {
  const context = await browser.newContext({
    ...nobody,
    userAgent,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await openProfile(page, email);
  await expect(panel(page).getByText('this one')).toBeVisible();
  return page;
}

/** Signs in on the way to the profile. */
async function openProfile(page: Page, email: string): Promise<void> {
  await page.goto('/profile-page');
  await loginPage(page).signIn(email, PASSWORD);
}

const panel = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });
const rows = (page: Page) => panel(page).getByRole('listitem');

test('a device is seen from another and signed out there', async ({ page, browser, baseURL }) => {
  const email = newEmail('sessions');
  await (await haveAccount(browser, baseURL, email)).close();
  await openProfile(page, email);
  await expect(panel(page).getByText('You are not signed in anywhere else.')).toBeVisible();

  const phone = await signInOn(browser, baseURL, email, IPHONE);
  await expect(rows(phone)).toContainText([/Safari on iPhone.*this one/, /Chrome on .*, used in the last hour/]);
  await page.reload();
  await expect(rows(page)).toContainText([/this one/, /Safari on iPhone.*used in the last hour/]);
  await panel(page).getByRole('button', { name: 'Log out Safari on iPhone' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Safari on iPhone is logged out.');
  await expect(rows(page)).toHaveCount(1);

  await phone.reload();
  await expect(phone).toHaveURL('/login');
  await phone.goto('/modes');
  await expect(phone).toHaveURL('/login');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await phone.context().close();
});

test('everywhere else is signed out at once, and here goes on', async ({ page, browser, baseURL }) => {
  const email = newEmail('everywhere');
  await (await haveAccount(browser, baseURL, email)).close();
  const others = [await signInOn(browser, baseURL, email, IPHONE), await signInOn(browser, baseURL, email, FIREFOX)];
  await openProfile(page, email);
  await expect(rows(page)).toContainText([/this one/, /Firefox on Windows/, /Safari on iPhone/]);
  await panel(page).getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(panel(page).getByRole('status')).toHaveText(/^You are logged out everywhere else\./);
  await expect(rows(page)).toHaveCount(1);
  for (const other of others) {
    await other.reload();
    await expect(other).toHaveURL('/login');
    await other.context().close();
  }
  await page.goto('/modes');
  await expect(page).toHaveURL('/modes');
});

test('accounts that are kept elsewhere list no devices, and log out everywhere all the same', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('elsewhere');
  // The pool by its absolute address, as if it were an outside one.
  await page.route('/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { identity: object };
    await route.fulfill({ json: { ...config, identity: { ...config.identity, endpoint: `${baseURL}/identity` } } });
  });
  await (await haveAccount(browser, baseURL, email)).close();
  const phone = await signInOn(browser, baseURL, email, IPHONE);
  await openProfile(page, email);
  await expect(page.getByRole('region', { name: 'One-time password' }).getByRole('button')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Log out on every device' }).click();
  await expect(page).toHaveURL('/login');
  await phone.reload();
  await expect(phone).toHaveURL('/login');
  await phone.context().close();
});
