import { expect, test } from 'playwright/test';
import { fillIn } from '../../pages/fill-in.ts';
import { MAIN_SCRIPT } from '../../pages/held-scripts.ts';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';
import { untilAlive } from '../../pages/slow-line.ts';

test.use(nobody);

test('a waitlist form that is sent when the line is cut stays as it was typed', async ({ page, context }) => {
  await sitePage(page).open('/', WIDTHS.tablet);
  await untilAlive(page);
  const form = page.getByRole('region', { name: 'Join the Waitlist' });
  await fillIn(form, { Name: 'Asha', Mobile: '+91 98765 43210', Email: 'asha@example.com' });
  await context.setOffline(true);
  await form.getByRole('button').click();
  // In a dialog where its code came before the line was cut, else in a sentence by itself.
  await expect(page.getByText('Failed to send the demo request.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
});

test('a page whose line is cut before its scripts came says so, and keeps what was typed over a reload', async ({
  page,
}) => {
  await page.route(MAIN_SCRIPT, (route) => route.abort('internetdisconnected'));
  await sitePage(page).open('/', WIDTHS.tablet);
  const form = page.getByRole('region', { name: 'Join the Waitlist' });
  await fillIn(form, { Name: 'Asha', Email: 'asha@example.com' });
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded.*reload the page/);
  await expect(form.getByRole('button')).not.toHaveAttribute('aria-busy');
  await page.unroute(MAIN_SCRIPT);
  await page.getByRole('alert').getByRole('link').click();
  await untilAlive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Asha');
});

test('a button whose code has gone says so, and the page stays', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.tablet);
  await untilAlive(page);
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('textbox', { name: 'Email address' }).fill('asha@example.com');
  await page.getByRole('button', { name: 'Try the Design Studio' }).click();
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded.*reload the page/);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('asha@example.com');
});

test('a page whose code has gone after an update comes by a reload', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', WIDTHS.tablet);
  // The route stays: to take it away while the page reloads leaves one of its requests unanswered now and then.
  let asked = 0;
  await page.route(/\/assets\/pricing[^/]*\.js$/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await site.footer.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('the dialog that asks to log in goes when its button was pressed', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.desk);
  await page.getByRole('banner').getByRole('button', { name: 'Free Trial' }).click();
  await page.getByRole('alertdialog', { name: 'Please Log In' }).getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
