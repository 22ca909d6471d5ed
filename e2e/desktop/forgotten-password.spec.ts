import { expect } from 'playwright/test';
import { loginPage } from '../pages/login-page.ts';
import { PASSWORD } from '../pages/newcomer.ts';
import { test } from './desktop-studio.ts';

const EMAIL = 'asha@example.com';

test('a forgotten password is replaced with a code from a window of the studio', async ({ studio }) => {
  const window = studio.window();
  await studio.visit('/profile-page');
  const login = loginPage(window);
  await login.signUp(EMAIL, PASSWORD);
  await window.getByRole('button', { name: 'Log Out', exact: true }).click();

  await login.press('Forgot your password?');
  await window.getByLabel('Email').fill(EMAIL);
  const outboxOpens = studio.program().waitForEvent('window');
  await login.press('Send code');
  const outbox = await outboxOpens;
  const email = outbox.getByRole('article').filter({ hasText: `to ${EMAIL}` });
  const [code = ''] = /\b\d{6}\b/.exec(await email.innerText()) ?? [];

  await window.getByLabel('Code').fill(code);
  await window.getByLabel('New Password', { exact: true }).fill('Sapphires 18k!');
  await window.getByLabel('Confirm Password').fill('Sapphires 18k!');
  await login.press('Submit');
  await login.signIn(EMAIL, 'Sapphires 18k!');
  await expect(window.getByRole('region', { name: 'Account' }).getByText(EMAIL)).toBeVisible();
});
