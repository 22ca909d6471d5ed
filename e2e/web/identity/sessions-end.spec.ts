import { expect, type Page } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { PASSWORD } from '../../pages/newcomer.ts';
import { test } from '../../pages/own-studio.ts';

const EMAIL = 'asha@example.com';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function signIn(page: Page): Promise<void> {
  const login = loginPage(page);
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await expect(page).toHaveURL('/modes');
}

test('a session is renewed when its hour is over, and ends when the pool refuses', async ({ page, studio }) => {
  await studio.account(EMAIL);
  await signIn(page);

  await studio.pass(2 * HOUR_MS);
  await page.clock.setSystemTime(Date.now() + 2 * HOUR_MS);
  const renewed = page.waitForResponse((answer) => isRenewal(answer.request()));
  await page.goto('/profile-page');
  expect((await renewed).ok()).toBe(true);
  await expect(page.getByRole('region', { name: 'Account' }).getByText(EMAIL)).toBeVisible();

  await studio.pass(31 * DAY_MS);
  await page.clock.setSystemTime(Date.now() + 32 * DAY_MS);
  await page.goto('/profile-page');
  await expect(page).toHaveURL('/login');
  // Refused is over: nothing is kept that could be tried again.
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')));
  expect(kept).toEqual([]);
  await loginPage(page).signIn(EMAIL, PASSWORD);
  await expect(page).toHaveURL('/profile-page');
});

test('without a network a session goes on, and is renewed once there is one', async ({ page, studio }) => {
  await studio.account(EMAIL);
  await signIn(page);
  await studio.pass(2 * HOUR_MS);
  await page.clock.setSystemTime(Date.now() + 2 * HOUR_MS);
  let isOffline = true;
  await page.route('**/identity', (route) => (isOffline ? route.abort('internetdisconnected') : route.continue()));
  await page.goto('/catalog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/catalog');
  isOffline = false;
  await page.goto('/profile-page');
  await expect(page.getByRole('region', { name: 'Account' }).getByText(EMAIL)).toBeVisible();
});

const isRenewal = (request: { headers(): Record<string, string> }) =>
  request.headers()['x-amz-target']?.endsWith('.GetTokensFromRefreshToken') === true;

test('an account can be given up, and its address begins anew', async ({ page, studio }) => {
  await studio.account(EMAIL);
  await signIn(page);
  await page.goto('/profile-page');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog', { name: 'Delete your account?' }).getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile-page');
  await expect(page).toHaveURL('/login');
  const login = loginPage(page);
  await login.signIn(EMAIL, PASSWORD);
  await expect(login.error).toContainText('Incorrect email or password.');
  await studio.account(EMAIL);
});
