import { expect } from 'playwright/test';
import { callIdentity } from '../../pages/identity-call.ts';
import { loginPage } from '../../pages/login-page.ts';
import { PASSWORD } from '../../pages/newcomer.ts';
import { test } from '../../pages/own-studio.ts';

const EMAIL = 'asha@example.com';
const NEXT = 'Sapphires 18k!';
const unverified = 'UPDATE accounts SET email_verified = 0 WHERE email = ?';

test('a given password is replaced before anything else', async ({ page, studio }) => {
  const { temporaryPassword } = await studio.admin('create', EMAIL);
  const login = loginPage(page);
  await login.open();
  await login.signIn(EMAIL, String(temporaryPassword));
  await expect(login.heading('Change Password')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('weak');
  await page.getByLabel('New Password', { exact: true }).blur();
  await expect(page.getByText('Password must have at least 8 characters')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(NEXT);
  await page.getByLabel('Confirm Password').fill(NEXT);
  await login.press('Change Password');
  await expect(page).toHaveURL('/modes');
});

test('a password that the studio wants replaced leads to a code and a new one', async ({ page, studio }) => {
  await studio.account(EMAIL);
  await studio.admin('reset', EMAIL);
  const login = loginPage(page);
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await expect(login.heading('Reset Password')).toBeVisible();
  await page.getByLabel('Code').fill(await studio.codeFor(EMAIL));
  await page.getByLabel('New Password', { exact: true }).fill(NEXT);
  await page.getByLabel('Confirm Password').fill(NEXT);
  await login.press('Submit');
  await login.signIn(EMAIL, NEXT);
  await expect(page).toHaveURL('/modes');
});

test('an address that was never confirmed is asked for, and may wait', async ({ page, studio }) => {
  await studio.account(EMAIL);
  studio.write(unverified, EMAIL);
  const login = loginPage(page);
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await expect(login.heading('Account recovery requires verified contact information')).toBeVisible();
  await login.press('Skip');
  await expect(page).toHaveURL('/modes');
});

test('an address that was never confirmed is confirmed at sign-in', async ({ page, studio }) => {
  await studio.account(EMAIL);
  studio.write(unverified, EMAIL);
  const login = loginPage(page);
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await page.getByLabel('Email: a**a@example.com').check();
  await login.press('Verify');
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await login.press('Submit');
  await expect(login.error).toContainText('Invalid verification code provided, please try again.');
  await page.getByLabel('Code').fill(await studio.codeFor(EMAIL));
  await login.press('Submit');
  await expect(page).toHaveURL('/modes');
});

test('whoever confirmed elsewhere is told nothing by a code requested again, and signs in', async ({
  page,
  studio,
}) => {
  const login = loginPage(page);
  await login.open();
  await login.signUp(EMAIL, PASSWORD);
  await expect(login.heading('Ask for Your Code')).toBeVisible();
  // For example in another window.
  const code = await studio.codeFor(EMAIL);
  await callIdentity(studio.url, 'ConfirmSignUp', { Username: EMAIL, ConfirmationCode: code });
  // Answered as for any address: who has an account is nobody else's business.
  await login.press('Resend Code');
  await expect(login.heading('Ask for Your Code')).toBeVisible();
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await expect(page).toHaveURL('/modes');
});
