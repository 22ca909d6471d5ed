import { expect, type Page, test } from 'playwright/test';
import { ADMIN_EMAIL } from '../../journey-files.ts';
import { openOutbox } from '../../pages/outbox.ts';
import { newEmail, nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

async function followLink(page: Page, text: string): Promise<void> {
  const address = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  await page.goto(address.pathname + address.search);
}

test('the newsletter asks its reader first, and ends with the button behind its link', async ({
  page,
  browser,
  baseURL,
}) => {
  const outbox = await openOutbox(browser, baseURL);
  const email = newEmail('reader');
  await sitePage(page).open('/', WIDTHS.phone);
  const box = page.getByRole('region', { name: 'Newsletter' });
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('status')).toHaveText('Your email address, please');
  await box.getByRole('textbox').fill('reader@');
  await expect(box.getByRole('status')).toHaveText('Invalid email address');
  await box.getByRole('textbox').fill(email);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('textbox')).toHaveValue('');
  await expect(box.getByRole('status')).not.toHaveText(/Invalid|please/);

  await followLink(page, await outbox.saying(email, '/api/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  await followLink(page, await outbox.saying(email, 'To unsubscribe'));
  // It asks, and says nothing as if it were done.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from the newsletter?');
  await expect(page.getByText('You are still subscribed.')).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await expect(page.getByText('You get no more newsletters from us.')).toBeVisible();
  await outbox.close();
});

test('without a network the newsletter says so and keeps the address', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.large);
  await page.route('**/api/newsletter', (route) => route.abort());
  const box = page.getByRole('region', { name: 'Newsletter' });
  await box.getByRole('textbox').fill('reader@example.com');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('status')).toContainText('Check the connection');
  await expect(box.getByRole('textbox')).toHaveValue('reader@example.com');
});

test('a message through the contact form reaches the owner as it was written', async ({ page, browser, baseURL }) => {
  await sitePage(page).open('/Contact-Us', WIDTHS.tablet);
  const email = newEmail('writer');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('button', { name: 'Send' }).click();
  for (const asked of ['Your name, please', 'Your email address, please', 'What would you like to tell us?'])
    await expect(page.getByText(asked)).toBeVisible();
  await field('Name').fill('Rahul');
  await field('Email').fill(email);
  await field('Subject (optional)').fill('A repair');
  await field('Message').fill('<script>alert(1)</script>\nCan you size a ring?');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(field('Message')).toHaveValue('');
  const outbox = await openOutbox(browser, baseURL);
  const text = await outbox.saying(ADMIN_EMAIL, email);
  for (const words of ['Rahul', 'A repair', '<script>alert(1)</script>', 'Can you size a ring?'])
    expect(text).toContain(words);
  await outbox.close();
});

test('a dialog takes e-mail addresses and web addresses only', async ({ page, browser, baseURL }) => {
  const site = sitePage(page);
  await site.open('/pricing', WIDTHS.desk);
  await page.getByRole('button', { name: 'Request a quote for Workshop' }).click();
  const field = (name: string) => site.dialog.getByRole('textbox', { name, exact: true });
  const ask = site.dialog.getByRole('button', { name: 'Send' });
  await ask.click();
  await expect(site.dialog.getByText('Your email address, please')).toHaveCount(1);
  await field('Email').fill('asha');
  await field('Your website (optional)').fill('ftp://example.com');
  await expect(site.dialog.getByText('Invalid email address')).toBeVisible();
  await expect(site.dialog.getByText('Invalid URL: write it like www.example.com')).toBeVisible();
  const email = newEmail('price');
  await field('Email').fill(email);
  await field('Your website (optional)').fill('https://example.com');
  await ask.click();
  await expect(site.dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const outbox = await openOutbox(browser, baseURL);
  expect(await outbox.saying(ADMIN_EMAIL, email)).toContain('What does Workshop cost?');
  await outbox.close();
});
