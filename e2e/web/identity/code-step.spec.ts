import { expect, test } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { haveAccount, newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';
import { openOutbox } from '../../pages/outbox.ts';

test.use(nobody);

const NEXT = 'Emeralds 18k?';

test('a reload while the code is looked for keeps the step of a sign-up, and its code', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('reloads');
  const login = loginPage(page);
  await login.open();
  await login.signUp(email, PASSWORD);
  const told = page.getByText(/the one that is waiting for/);
  const words = await told.innerText();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.headers()['x-amz-target'] ?? ''));
  await page.reload();
  await expect(told).toHaveText(words);
  expect(sent.filter((call) => /SignUp|Resend/.test(call))).toEqual([]);
  const outbox = await openOutbox(browser, baseURL);
  await login.confirm(await outbox.nextCode(email));
  await outbox.close();
  await expect(page.getByText('Your account is confirmed. Log in to begin.')).toBeVisible();
  await login.signInWith(PASSWORD, email);
  await expect(page).toHaveURL('/modes');
});

test('a reload keeps the step of a new password; two that differ are told apart as they are typed', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('forgets');
  const outbox = await haveAccount(browser, baseURL, email);
  const login = loginPage(page);
  await login.open();
  await login.press('Forgot your password?');
  await page.getByLabel('Email').fill(email);
  await login.press('Send code');
  await expect(page.getByText(/the one that is waiting for f\*\*\*@/)).toBeVisible();
  await page.reload();
  await page.getByLabel('Code').fill(await outbox.nextCode(email));
  await page.getByLabel('New Password', { exact: true }).fill(NEXT);
  await page.getByLabel('Confirm Password').pressSequentially('Emerald 18k');
  await expect(page.getByText('Your passwords must match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill(NEXT);
  await expect(page.getByText('Your passwords must match')).toHaveCount(0);
  await login.press('Submit');
  await expect(page.getByText('Your new password is set. Log in.')).toBeVisible();
  await login.signInWith(NEXT, email);
  await expect(page).toHaveURL(/\/(modes|profile-page)$/);
  await outbox.close();
});

test('who leaves the step and comes back begins with the sign-in', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signUp(newEmail('leaves'), PASSWORD);
  await expect(page.getByLabel('Confirmation Code')).toBeVisible();
  await page.getByRole('link', { name: 'Nakshi: home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Design Smarter.' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
});

test('the card stands in the middle, however long the sentence on it', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signUp(newEmail('middle'), PASSWORD);
  await expect(login.heading('Ask for Your Code')).toBeVisible();
  for (const width of [390, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const card = await page.locator('[data-amplify-router]').boundingBox();
    const { x = 0, width: cardWidth = 0 } = card ?? {};
    const beside = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.abs(x - (beside - x - cardWidth)), `${width} px`).toBeLessThanOrEqual(1);
    expect(cardWidth).toBeLessThanOrEqual(480);
  }
});

test('a code is sent again with a word, and another address can be given', async ({ page, browser, baseURL }) => {
  const email = newEmail('again');
  const login = loginPage(page);
  await login.open();
  await login.signUp(email, PASSWORD);
  const outbox = await openOutbox(browser, baseURL);
  await outbox.nextCode(email);
  const answer = page.getByText('If this address still needs confirming, a code is in the studio’s letters.');
  await expect(answer).toHaveCount(0);
  await login.press('Resend Code');
  await expect(answer).toBeVisible();
  await outbox.nextCode(email);
  await outbox.close();
  await login.press('Use another address');
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await login.press('Forgot your password?');
  await page.getByLabel('Email').fill(email);
  await login.press('Send code');
  await login.press('Use another address');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test('whoever signs up with an address that has an account is led to sign in with it', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('twice');
  await (await haveAccount(browser, baseURL, email)).close();
  const login = loginPage(page);
  await login.open();
  await login.signUp(email, PASSWORD);
  await login.press('Log in with this address');
  await login.signInWith(PASSWORD, email);
  await expect(page).toHaveURL('/modes');
});
