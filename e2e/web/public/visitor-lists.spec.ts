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

test('a word that never ends makes no list wider than the window, in no field', async ({ page, studio }) => {
  const endless = 'W'.repeat(190);
  await page.goto('/');
  const waitlist = page.getByRole('region', { name: 'Join the Waitlist' });
  const joining = { Name: endless, Mobile: '+91 98765 43210', Email: `${'w'.repeat(60)}@example.com` };
  await fillIn(waitlist, { ...joining, 'Message (optional)': endless });
  await waitlist.getByRole('button').click();
  await expect(waitlist.getByRole('button')).toHaveText('Sent!');
  for (const field of ['name', 'subject', 'message']) {
    const form = { name: 'Ann', email: 'ann@example.com', subject: 'Rings', message: 'Hello' };
    const data = { ...form, [field]: field === 'message' ? 'W'.repeat(1500) : endless };
    expect((await page.request.post('/api/contact', { data })).ok(), field).toBe(true);
  }
  await studio.account(OWNER);
  await page.goto('/admin?list=messages');
  await loginPage(page).signIn(OWNER, PASSWORD);
  const table = page.getByRole('table', { name: 'Enquiries' });
  await expect(table.getByRole('row')).toHaveCount(4);
  for (const width of [1200, 1121, 1120, NARROW.width]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `the enquiries, ${width} px wide`);
  }
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.getByRole('tab', { name: 'Waitlist' }).click();
  await expect(page.getByRole('table', { name: 'Waitlist' }).getByRole('row')).toHaveCount(2);
  for (const width of [NARROW.width, 1120, 1121, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `the waitlist, ${width} px wide`);
  }
  await page.getByRole('tab', { name: 'Enquiries' }).click();
  // Nor is a name broken for it where there is room.
  await page.setViewportSize({ width: 1200, height: 900 });
  const name = table.getByRole('cell', { name: 'Ann', exact: true }).first();
  expect((await name.boundingBox())?.width).toBeGreaterThan(60);
});
