import { expect, test } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { haveAccount, logIn, logOut, newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';
import { openDesign, PLAIN_BAND } from '../../pages/open-design.ts';

test.use(nobody);

test('the next person at the same browser finds nothing of the one before, who finds it again', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, second] = [newEmail('first'), newEmail('second')];
  for (const email of [first, second]) await (await haveAccount(browser, baseURL, email)).close();

  await logIn(page, first);
  await openDesign(page, PLAIN_BAND);
  const piece = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept in the workshop')).toBeVisible();
  // Without a reload, as people go: the page itself must have forgotten it, too.
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Me' }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await loginPage(page).signIn(second, PASSWORD);
  await expect(page).not.toHaveURL('/login');

  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Library' }).click();
  await expect(page.getByText(PLAIN_BAND)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Design from a sentence' })).toBeVisible();
  await page.goto('/aiimages');
  await expect(page.getByRole('heading', { name: 'The tray is empty' })).toBeVisible();
  await page.goto('/aiimages?tray=made-elsewhere');
  await expect(page.getByRole('heading', { name: 'This tray is not here' })).toBeVisible();
  await page.goto(piece);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is not in');
  await page.goto('/lightningMode');
  await expect(page.getByRole('textbox')).toHaveValue('');

  await logOut(page);
  await logIn(page, first);
  await page.goto(piece);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('is not in');
  await expect(page.getByText('Kept in the workshop')).toBeVisible();
});
