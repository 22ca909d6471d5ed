import { expect } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { PASSWORD } from '../../pages/newcomer.ts';
import { test } from '../../pages/own-studio.ts';

const EMAIL = 'asha@example.com';
const PHONE = '+12025550120';

test('a number is confirmed at sign-in with a code that came as a text message', async ({ page, studio }) => {
  await studio.account(EMAIL);
  studio.write(
    'update accounts set email_verified = 0, attributes = ? where login_email = ?',
    JSON.stringify({ phone_number: PHONE }),
    EMAIL,
  );
  const login = loginPage(page);
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await expect(login.heading('Account recovery requires verified contact information')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByText(/^Phone Number/).click();
  await login.press('Verify');
  await page.getByLabel('Code').fill(await studio.codeFor(PHONE));
  await login.press('Submit');
  await expect(page).toHaveURL('/modes');
  // The next sign-in asks for nothing more.
  await page.evaluate(() => localStorage.clear());
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await expect(page).toHaveURL('/modes');
});
