import { expect, type Page } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { loginPage } from '../pages/login-page.ts';
import { PASSWORD } from '../pages/newcomer.ts';
import { type DesktopStudio, test } from './desktop-studio.ts';
import { canStartKeychain } from './keychain-session.ts';

const EMAIL = 'asha@example.com';
const NO_KEYCHAIN = /keychain is not available/;
const pathOf = (page: Page) => () => new URL(page.url()).pathname;

async function signUp(studio: DesktopStudio): Promise<void> {
  await studio.visit('/profile-page');
  await expect.poll(pathOf(studio.window())).toBe('/login');
  await loginPage(studio.window()).signUp(EMAIL, PASSWORD);
  await expect(studio.window().getByRole('region', { name: 'Account' }).getByText(EMAIL)).toBeVisible();
}

test('on one’s own computer an account is made without a code, and stays open till the program ends', async ({
  studio,
}) => {
  const complaints = complaintsOf(studio.window());
  await signUp(studio);
  await expect(studio.window().getByText(NO_KEYCHAIN)).toBeVisible();
  expect(complaints).toEqual([]);

  await studio.restart();
  await studio.visit('/profile-page');
  await loginPage(studio.window()).signIn(EMAIL, PASSWORD);
  await expect(studio.window().getByRole('region', { name: 'Account' }).getByText(EMAIL)).toBeVisible();
});

test.describe('with a keychain', () => {
  test.skip(!canStartKeychain(), 'gnome-keyring and dbus are not here and may not be installed from here');
  test.use({ hasKeychain: true });

  test('a user is still signed in after a restart, by tokens that are not in the page’s storage', async ({
    studio,
  }) => {
    await signUp(studio);
    await expect(studio.window().getByText(NO_KEYCHAIN)).toHaveCount(0);
    await studio.restart();
    await studio.visit('/profile-page');
    await expect(studio.window().getByRole('region', { name: 'Account' }).getByText(EMAIL)).toBeVisible();
    expect(await studio.window().evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual(
      [],
    );

    await studio.window().getByRole('button', { name: 'Log Out', exact: true }).click();
    await expect.poll(pathOf(studio.window())).toBe('/login');
    await studio.restart();
    await studio.visit('/profile-page');
    await expect.poll(pathOf(studio.window())).toBe('/login');
  });
});
