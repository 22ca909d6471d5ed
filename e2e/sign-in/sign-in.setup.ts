import { expect, test as setup } from 'playwright/test';
import { openLetters } from '../pages/letters.ts';
import { loginPage } from '../pages/login-page.ts';
import { PASSWORD } from '../pages/newcomer.ts';
import { JEWELLER_EMAIL, LETTER_READER, SIGNED_IN } from '../journey-files.ts';

setup('the letters open once, with the address that the studio printed', async ({ page }) => {
  const url = `/identity/outbox?token=${process.env['LETTERS_TOKEN']}`;
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await page.context().storageState({ path: LETTER_READER });
  expect((await page.request.get(url)).status()).toBe(404);
});

setup('a jeweller makes an account with a code from a letter, and is in', async ({ page, browser, baseURL }) => {
  const login = loginPage(page);
  await page.goto('/lightningMode');
  await expect(page).toHaveURL('/login');
  await login.signUp(JEWELLER_EMAIL, PASSWORD);
  await expect(login.heading('We Emailed You')).toBeVisible();
  const letters = await openLetters(browser, baseURL);
  await login.confirm(await letters.nextCode(JEWELLER_EMAIL));
  await letters.close();
  await expect(page).toHaveURL('/lightningMode');
  await page.context().storageState({ path: SIGNED_IN });
});
