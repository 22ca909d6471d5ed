import { expect, test } from 'playwright/test';
import { codeOf, readQrCode, secretIn } from '../../pages/authenticator-app.ts';
import { loginPage } from '../../pages/login-page.ts';
import { haveAccount, logOut, newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';

test.use(nobody);

test('a one-time password is set up from its picture and asked for at sign-in', async ({ page, browser, baseURL }) => {
  const email = newEmail('totp');
  await (await haveAccount(browser, baseURL, email)).close();
  const login = loginPage(page);
  await page.goto('/profile-page');
  await login.signIn(email, PASSWORD);
  await page.getByRole('button', { name: 'Set up' }).click();
  const picture = page.getByRole('img', { name: 'The secret as a QR code' });
  const address = await readQrCode(picture);
  expect(await picture.boundingBox()).toMatchObject({ width: 228, height: 228 });
  expect(decodeURIComponent(address.pathname)).toContain(email);
  expect(address.searchParams.get('issuer')).toBe('AWSCognito');
  const secret = secretIn(address);
  const first = codeOf(secret);
  await page.getByLabel('Code from the app').fill(first);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(/^On:/)).toBeVisible();

  await logOut(page);
  await login.signIn(email, PASSWORD);
  await expect(login.heading('Confirm TOTP Code')).toBeVisible();
  // A code works once; that of the next half minute is accepted already, because clocks differ.
  await page.getByLabel('Code').fill(first);
  await login.press('Confirm');
  await expect(login.error).toBeVisible();
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await login.press('Confirm');
  await expect(page).toHaveURL('/profile-page');
});
