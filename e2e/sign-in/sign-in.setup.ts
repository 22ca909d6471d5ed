import { expect, test as setup } from 'playwright/test';
import { openOutbox } from '../pages/outbox.ts';
import { loginPage } from '../pages/login-page.ts';
import { PASSWORD } from '../pages/newcomer.ts';
import { JEWELLER_EMAIL, OUTBOX_READER, SIGNED_IN } from '../journey-files.ts';

setup('the outbox opens once, with the address that the studio printed', async ({ page }) => {
  const url = `/identity/outbox?token=${process.env['OUTBOX_TOKEN']}`;
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await page.context().storageState({ path: OUTBOX_READER });
  expect((await page.request.get(url)).status()).toBe(404);
});

setup('a jeweller makes an account with a code from an e-mail, and is in', async ({ page, browser, baseURL }) => {
  const login = loginPage(page);
  await page.goto('/lightningMode');
  await expect(page).toHaveURL('/login');
  await login.signUp(JEWELLER_EMAIL, PASSWORD);
  await expect(login.heading('Ask for Your Code')).toBeVisible();
  const outbox = await openOutbox(browser, baseURL);
  await login.confirm(await outbox.nextCode(JEWELLER_EMAIL));
  await outbox.close();
  await expect(page).toHaveURL('/lightningMode');
  await page.context().storageState({ path: SIGNED_IN });
});
