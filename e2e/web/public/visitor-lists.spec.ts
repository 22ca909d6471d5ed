import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { fillIn } from '../../pages/fill-in.ts';
import { loginPage } from '../../pages/login-page.ts';
import { PASSWORD } from '../../pages/newcomer.ts';
import { test } from '../../pages/own-studio.ts';
import { expectNoSidewaysScroll } from '../../pages/sideways.ts';

const OWNER = 'owner@example.com';
const NARROW = { width: 390, height: 844 };

test.use({ settings: { ADMIN_EMAILS: OWNER } });

test('an administrator reads the waitlist and downloads it', async ({ page, studio }) => {
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Join the Waitlist' });
  await fillIn(form, {
    Name: 'आशा Soni',
    Mobile: '+91 98765 43210',
    Email: 'asha@example.com',
    'Message (optional)': '=2+3\na second line',
  });
  await form.getByRole('button').click();
  await expect(form.getByRole('button')).toHaveText('Sent!');

  await studio.account(OWNER);
  await page.goto('/profile-page');
  await loginPage(page).signIn(OWNER, PASSWORD);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin');
  const row = page.getByRole('table', { name: 'Waitlist' }).getByRole('row').filter({ hasText: 'आशा Soni' });
  await expect(row).toContainText('a second line');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await file).path(), 'utf8');
  expect(csv).toContain('आशा Soni');
  // A would-be formula arrives as text.
  expect(csv).toContain(`"'=2+3`);

  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page, 'the waitlist');
  await expect(row).toBeVisible();
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await expect(page).toHaveURL('/admin?list=newsletter');
  await expect(page.getByText('Nobody has subscribed yet.')).toBeVisible();
});
