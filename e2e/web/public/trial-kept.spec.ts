import { expect, type Page } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { PASSWORD } from '../../pages/newcomer.ts';
import { test } from '../../pages/own-studio.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

const ASKED = 'You need to be logged in to start a trial.';

/** Back where the trial was asked for, and asked once: a reload asks nothing. */
async function expectAskedOnce(page: Page, path: string): Promise<void> {
  const site = sitePage(page);
  await expect(site.dialog.getByRole('heading', { name: 'Start Trial' })).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => sessionStorage.getItem('redirectTo'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(site.log('Log Out')).toBeVisible();
  await expect(site.dialog).toHaveCount(0);
}

/** The ground of the button that leads. */
const INK = 'rgb(28, 25, 23)';

test('who wants the trial and creates an account, with its code, is asked for the trial on the same page', async ({
  page,
  studio,
}) => {
  const [site, login] = [sitePage(page), loginPage(page)];
  const email = 'newcomer@example.com';
  await site.open('/pricing', WIDTHS.large);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await site.says('Please Log In', ASKED, 'Create Account');
  await login.signUp(email, PASSWORD);
  await expect(login.heading('Ask for Your Code')).toBeVisible();
  await login.confirm(await studio.codeFor(email));
  await expectAskedOnce(page, '/pricing');
});

test('who wants the trial and has an account is asked after Log In, also where it was pressed in the header', async ({
  page,
  studio,
}) => {
  const [site, login] = [sitePage(page), loginPage(page)];
  const email = 'member@example.com';
  await studio.account(email);
  await site.open('/Contact-Us', WIDTHS.large);
  await site.trialItem.click();
  await site.says('Please Log In', ASKED, 'Create Account');
  await expect(page).toHaveURL('/login#create-account');
  await site.log('Log In').click();
  await expect(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  await login.signIn(email, PASSWORD);
  await expectAskedOnce(page, '/Contact-Us');
});

test('creating an account leads where nobody ever logged in, and logging in where somebody did', async ({
  page,
  studio,
}) => {
  const [site, login] = [sitePage(page), loginPage(page)];
  const buttons = site.dialog.getByRole('button').filter({ hasNotText: /^$/ });
  await studio.account('known@example.com');
  await site.open('/', WIDTHS.large);
  await site.trialItem.click();
  await expect(buttons).toHaveText(['Log In', 'Create Account', 'Cancel']);
  await expect(buttons.nth(1)).toHaveCSS('background-color', INK);
  await site.says('Please Log In', ASKED, 'Cancel');

  await login.open();
  await login.signIn('known@example.com', PASSWORD);
  await expect(page).toHaveURL('/modes');
  await site.open('/', WIDTHS.large);
  await site.log('Log Out').click();
  await site.trialItem.click();
  await expect(buttons.nth(0)).toHaveCSS('background-color', INK);
});
