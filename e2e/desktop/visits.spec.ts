import { expect } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { fillIn } from '../pages/fill-in.ts';
import { loginPage } from '../pages/login-page.ts';
import { PASSWORD } from '../pages/newcomer.ts';
import { sitePage } from '../pages/site-page.ts';
import { test } from './desktop-studio.ts';

test('on the desktop, too, one joins the waitlist and begins a trial', async ({ studio }) => {
  const window = studio.window();
  const complaints = complaintsOf(window);
  const site = sitePage(window);
  await window.setViewportSize({ width: 1280, height: 900 });
  const form = window.getByRole('region', { name: 'Join the Waitlist' });
  await fillIn(form, { Name: 'आशा', Mobile: '98765 43210', Email: 'asha@example.com' });
  await form.getByRole('button').click();
  await expect(form.getByRole('button')).toHaveText('Sent!');

  await studio.visit('/profile-page');
  await loginPage(window).signUp('asha@example.com', PASSWORD);
  await expect(window.getByRole('region', { name: 'Account' }).getByText('asha@example.com')).toBeVisible();
  await studio.visit('/');
  await site.trialItem.click();
  await site.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(site.dialog.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await site.dialog.getByRole('button', { name: 'Open the studio' }).click();
  await expect(window.getByText('Free trial: 3 days left')).toBeVisible();
  expect(complaints).toEqual([]);
});
