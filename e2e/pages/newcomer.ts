import { type Browser, expect, type Page } from 'playwright/test';
import { callIdentity } from './identity-call.ts';
import { openOutbox } from './outbox.ts';
import { loginPage } from './login-page.ts';

export const PASSWORD = 'Rubies 22k!';

/** An e-mail address that nobody else in this run has. */
export function newEmail(name: string): string {
  return `${name}-${Date.now().toString(36)}@example.com`;
}

/**
 * One of this computer's own addresses: from one the studio takes as many newcomers in an hour as a shop has, and there are
 * more journeys. A Mac has one.
 */
function ownAddress(): string | undefined {
  const part = () => Math.floor(Math.random() * 250) + 1;
  return process.platform === 'darwin' ? undefined : `127.${part()}.${part()}.${part()}`;
}

/** Creates and confirms an account without a page, for journeys about something else. */
export async function haveAccount(browser: Browser, baseURL: string | undefined, email: string) {
  const outbox = await openOutbox(browser, baseURL);
  const origin = baseURL ?? '';
  const from = ownAddress();
  await callIdentity(origin, 'SignUp', { Username: email, Password: PASSWORD }, from);
  const ConfirmationCode = await outbox.nextCode(email);
  await callIdentity(origin, 'ConfirmSignUp', { Username: email, ConfirmationCode }, from);
  return outbox;
}

/** Creates an account and confirms it with the code from the e-mail; the page is signed in afterwards. */
export async function makeAccount(page: Page, browser: Browser, baseURL: string | undefined, email: string) {
  const login = loginPage(page);
  await login.open();
  await login.signUp(email, PASSWORD);
  await expect(login.heading('Ask for Your Code')).toBeVisible();
  const outbox = await openOutbox(browser, baseURL);
  await login.confirm(await outbox.nextCode(email));
  await expect(page).not.toHaveURL('/login');
  return outbox;
}

/** Logs in once the widget is there, for journeys about something else: what comes before it has journeys of its own. */
export async function logIn(page: Page, email: string): Promise<void> {
  const login = loginPage(page);
  await login.open();
  await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
  await login.signIn(email, PASSWORD);
  await expect(page).not.toHaveURL('/login');
}

/** Logs out on the profile page. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile-page');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL('/login');
}

/** The state of a browser in which nobody is signed in. */
export const nobody = { storageState: { cookies: [], origins: [] } };
