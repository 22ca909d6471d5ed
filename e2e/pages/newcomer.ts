import { type Browser, expect, type Page } from 'playwright/test';
import { callIdentity } from './identity-call.ts';
import { openOutbox } from './outbox.ts';
import { loginPage } from './login-page.ts';

export const PASSWORD = 'Rubies 22k!';

/** An e-mail address that nobody else in this run has. */
export function newEmail(name: string): string {
  return `${name}-${Date.now().toString(36)}@example.com`;
}

/** Makes an account and confirms it without a page, for journeys that are about something else. */
export async function haveAccount(browser: Browser, baseURL: string | undefined, email: string) {
  const outbox = await openOutbox(browser, baseURL);
  const origin = baseURL ?? '';
  await callIdentity(origin, 'SignUp', { Username: email, Password: PASSWORD });
  await callIdentity(origin, 'ConfirmSignUp', { Username: email, ConfirmationCode: await outbox.nextCode(email) });
  return outbox;
}

/** Makes an account and confirms it with the code in the e-mail; the page is in afterwards. */
export async function makeAccount(page: Page, browser: Browser, baseURL: string | undefined, email: string) {
  const login = loginPage(page);
  await login.open();
  await login.signUp(email, PASSWORD);
  await expect(login.heading('We Emailed You')).toBeVisible();
  const outbox = await openOutbox(browser, baseURL);
  await login.confirm(await outbox.nextCode(email));
  await expect(page).not.toHaveURL('/login');
  return outbox;
}

/** Leaves through the profile. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile-page');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL('/login');
}

/** A browser in which nobody is signed in. */
export const nobody = { storageState: { cookies: [], origins: [] } };
