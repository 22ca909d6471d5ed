import { expect } from 'playwright/test';
import { codeOf, readQrCode, secretIn } from '../../pages/authenticator-app.ts';
import { loginPage } from '../../pages/login-page.ts';
import { logOut, PASSWORD } from '../../pages/newcomer.ts';
import { test } from '../../pages/own-studio.ts';

const EMAIL = 'asha@example.com';
const MINUTE_MS = 60_000;

test.use({ settings: { ONE_TIME_PASSWORDS: 'required', TOTP_ISSUER: 'Nakshi' } });

test('required one-time passwords are set up at the first sign-in, and asked for at every later one', async ({
  page,
  studio,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await studio.account(EMAIL);
  const login = loginPage(page);
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await expect(login.heading('Setup TOTP')).toBeVisible();
  const picture = page.getByRole('img', { name: 'qr code' });
  const address = await readQrCode(picture);
  expect(await picture.boundingBox()).toMatchObject({ width: 228, height: 228 });
  expect(address.searchParams.get('issuer')).toBe('Nakshi');
  expect(decodeURIComponent(address.pathname)).toContain(EMAIL);
  const secret = secretIn(address);
  await page.locator('[data-amplify-copy-svg]').click();
  await expect(page.getByText('COPIED')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await page.getByLabel('Code').fill(codeOf(secret));
  await login.press('Confirm');
  await expect(page).toHaveURL('/modes');

  await logOut(page);
  await login.signIn(EMAIL, PASSWORD);
  await expect(login.heading('Confirm TOTP Code')).toBeVisible();

  // The sign-in expires after three minutes, even with a right code.
  await studio.pass(4 * MINUTE_MS);
  await page.getByLabel('Code').fill(codeOf(secret, 8));
  await login.press('Confirm');
  await expect(login.error).toContainText('That took too long. Go back and log in again.');
  await login.press('Back to Log In');
  await login.signIn(EMAIL, PASSWORD);
  await page.getByLabel('Code').fill(codeOf(secret, 8));
  await login.press('Confirm');
  await expect(page).toHaveURL('/profile-page');
});
