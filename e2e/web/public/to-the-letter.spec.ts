import { expect, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

test('“Sent!” is green under the pointer, too', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.desk);
  await page.route('**/api/v1.0/email/send-form', (route) => route.fulfill({ body: 'OK' }));
  const form = page.getByRole('region', { name: 'Join the Waitlist' });
  for (const [name, text] of [
    ['Name', 'Asha'],
    ['Mobile', '+91 98765 43210'],
    ['Email', 'asha@example.com'],
  ] as const)
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  const button = form.getByRole('button');
  await button.click();
  await expect(button).toHaveText('Sent!');
  await button.hover();
  await expect(button).toHaveCSS('background-color', 'rgb(10, 107, 69)');
});

test('who has to log in first is welcomed, and that is announced; a question is not', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', WIDTHS.desk);
  await site.trialItem.click();
  const welcome = page.getByRole('alertdialog', { name: 'Please Log In' });
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Cancel' }).click();
  await site.open('/pricing', WIDTHS.desk);
  await page
    .getByRole('button', { name: /^Request a quote/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /request a quote$/ })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

for (const [missing, sentence] of [
  ['publicKey', 'The public key is missing'],
  ['serviceId', 'The service id is missing'],
  ['templateId', 'The template id is missing'],
] as const) {
  test(`a waitlist without its ${missing} says so`, async ({ page }) => {
    await page.route('/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, waitlist: { ...config.waitlist, [missing]: '' } } });
    });
    const site = sitePage(page);
    await site.open('/', WIDTHS.desk);
    const form = page.getByRole('region', { name: 'Join the Waitlist' });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha');
    await form.getByRole('textbox', { name: 'Mobile', exact: true }).fill('98765 43210');
    await form.getByRole('textbox', { name: 'Email', exact: true }).fill('asha@example.com');
    await form.getByRole('button').click();
    await site.says('Alert', new RegExp(sentence), 'OK');
  });
}

test('the privacy notice names what the browser stores', async ({ page }) => {
  await sitePage(page).open('/privacy-Notice', WIDTHS.desk);
  await expect(page.getByText('waitlist_last_sent')).toBeVisible();
});
