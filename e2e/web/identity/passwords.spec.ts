import { expect, test } from 'playwright/test';
import { openOutbox } from '../../pages/outbox.ts';
import { loginPage } from '../../pages/login-page.ts';
import { haveAccount, logOut, newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';

test.use(nobody);

const NEXT = 'Emeralds 18k?';

test('a wrong password is answered above the button, and the answer can be put away', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn('nobody@example.com', 'Wrong 12345!');
  await expect(login.error).toContainText('Incorrect email or password.');
  const [alert, button] = await Promise.all([
    login.error.boundingBox(),
    page.getByRole('button', { name: 'Log In', exact: true }).boundingBox(),
  ]);
  expect((alert?.y ?? 0) + (alert?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await login.error.getByRole('button').click();
  await expect(login.error).toHaveCount(0);
});

test('the address that was typed beside a forgotten password goes along', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await page.getByLabel('Email').fill('asha@example.com');
  await login.press('Forgot your password?');
  await expect(login.heading('Reset Password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
});

test('a forgotten password is replaced with a code from an e-mail', async ({ page, browser, baseURL }) => {
  const email = newEmail('forgot');
  const outbox = await haveAccount(browser, baseURL, email);
  const login = loginPage(page);
  await login.open();
  await login.press('Forgot your password?');
  await expect(login.heading('Reset Password')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await login.press('Send code');
  await page.getByLabel('Code').fill(await outbox.nextCode(email));
  await page.getByLabel('New Password', { exact: true }).fill(NEXT);
  await page.getByLabel('Confirm Password').fill(NEXT);
  await login.press('Submit');
  await login.signIn(email, NEXT);
  await expect(page).toHaveURL(/\/(modes|profile-page)$/);
  await outbox.close();
});

test('a password is changed in the profile, and the old one opens nothing', async ({ page, browser, baseURL }) => {
  const email = newEmail('change');
  await (await haveAccount(browser, baseURL, email)).close();
  const login = loginPage(page);
  await page.goto('/profile-page');
  await login.signIn(email, PASSWORD);
  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await expect(page.getByText('Password must have at least 8 characters')).toBeVisible();
  await expect(change).toBeDisabled();
  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await page.getByLabel('New password again').fill(NEXT);
  await change.click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await logOut(page);
  await login.signIn(email, PASSWORD);
  await expect(login.error).toContainText('Incorrect email or password.');
  await login.signIn(email, NEXT);
  await expect(page).toHaveURL('/profile-page');
});

test('signing in before the account was confirmed asks for the code and goes on', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('unconfirmed');
  const login = loginPage(page);
  await login.open();
  await login.signUp(email, PASSWORD);
  await expect(login.heading('Ask for Your Code')).toBeVisible();
  await login.open();
  await login.signIn(email, PASSWORD);
  await expect(page.getByLabel('Confirmation Code')).toBeVisible();
  const outbox = await openOutbox(browser, baseURL);
  // Two e-mails: one for the account, one because of the sign-in; the newest counts.
  await outbox.nextCode(email);
  await login.press('Resend Code');
  await login.confirm(await outbox.nextCode(email));
  await outbox.close();
  // The widget starts over: only a new account is signed in automatically.
  await login.signIn(email, PASSWORD);
  await expect(page).toHaveURL('/modes');
});

test('a new account’s password may have a space within, and none at its end', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const password = page.getByLabel('Password', { exact: true });
  const said = page.getByText('Password must not begin or end with a space');
  await password.fill('Pass w0rd ');
  await password.blur();
  await expect(said).toBeVisible();
  await password.fill('Pass w0rd');
  await expect(said).toHaveCount(0);
  await expect(page.getByText(/^Password must/)).toHaveCount(0);
});
