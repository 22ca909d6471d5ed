import { expect, type Page, test } from 'playwright/test';
import { logIn, logOut, makeAccount, newEmail, nobody } from '../../pages/newcomer.ts';

test.use(nobody);

/** The names of what the browser keeps, and what it keeps under them. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([name, value]) => `${name}=${String(value)}`),
    ),
  );
/** What of it is somebody's: by their address, or by the id of their account. */
const ofSomebody = async (page: Page, email: string) =>
  (await kept(page)).filter((one) => one.includes(email) || /Cognito|[0-9a-f]{8}-[0-9a-f]{4}-/.test(one));

test('who logs out or deletes the account leaves nothing in the browser by which they are known', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('leaves');
  await (await makeAccount(page, browser, baseURL, email)).close();
  expect((await kept(page)).filter((one) => one.startsWith('signUp:'))).toEqual([]);
  expect((await ofSomebody(page, email)).length).toBeGreaterThan(3);
  await logOut(page);
  await expect.poll(() => ofSomebody(page, email)).toEqual([]);
  expect(await kept(page)).toContain('has_logged_in=true');

  await logIn(page, email);
  await page.goto('/profile-page');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => ofSomebody(page, email)).toEqual([]);
});
