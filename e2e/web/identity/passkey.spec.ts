import { expect } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { logOut, PASSWORD } from '../../pages/newcomer.ts';
import { test } from '../../pages/own-studio.ts';
import { addVirtualAuthenticator } from '../../pages/virtual-authenticator.ts';

const EMAIL = 'ann@example.org';

// A passkey belongs to a name: there is none for an IP address.
test.use({ baseURL: async ({ studio }, provide) => provide(studio.url.replace('127.0.0.1', 'localhost')) });

test.describe('in a studio whose login page offers passkeys', () => {
  test.use({ settings: { SIGN_IN_FACTORS: 'passkey,emailCode' } });

  test('a passkey is made after a sign-in, and then opens the studio by itself', async ({ page, studio }) => {
    await studio.account(EMAIL);
    const passkeys = await addVirtualAuthenticator(page);
    const login = loginPage(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(EMAIL);
    await login.press('Other ways to log in');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.press('Log In with Password');
    await login.press('Create a Passkey');
    await login.press('Continue');
    await expect(page).toHaveURL('/modes');
    expect(await passkeys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

    await logOut(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(EMAIL);
    await login.press('Log In with Passkey');
    // Back to where it logged out.
    await expect(page).toHaveURL('/profile-page');
  });

  test('a code by e-mail opens it too', async ({ page, studio }) => {
    await studio.account(EMAIL);
    const login = loginPage(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(EMAIL);
    await login.press('Other ways to log in');
    await login.press('Log In with Email');
    await expect(login.heading('Confirm Email Code')).toBeVisible();
    await page.getByLabel('Code').fill(await studio.codeFor(EMAIL));
    await login.press('Confirm');
    await login.press('Continue without a Passkey');
    await expect(page).toHaveURL('/modes');
  });
});
