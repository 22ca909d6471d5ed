import { expect } from 'playwright/test';
import { MINUTE_MS } from '#shared/time-units.ts';
import { loginPage } from '../../pages/login-page.ts';
import { PASSWORD } from '../../pages/newcomer.ts';
import { test } from '../../pages/own-studio.ts';
import { workshopPanel } from '../../pages/workshop-panel.ts';

test('who logged in a while ago logs in again before they invite somebody, and what they typed is still there', async ({
  page,
  studio,
}) => {
  const [owner, bench] = ['asha@example.org', 'ravi@example.org'];
  await studio.account(owner);
  const login = loginPage(page);
  await login.open();
  await login.signIn(owner, PASSWORD);
  await expect(page).toHaveURL('/modes');
  await studio.pass(11 * MINUTE_MS);
  const shop = workshopPanel(page);
  await shop.open();
  await shop.invite(bench, 'Bench');
  await expect(shop.panel.getByRole('alert')).toContainText('Log in again, then try once more.');
  await shop.panel.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL('/login');
  await login.signIn(owner, PASSWORD);
  await expect(page).toHaveURL('/profile-page');
  await expect(shop.panel.getByRole('textbox', { name: 'Invite by email' })).toHaveValue(bench);
  await expect(shop.panel.getByRole('combobox', { name: 'As' })).toHaveValue('bench');
  await shop.panel.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(shop.panel.getByRole('status')).toHaveText(`A letter is on its way to ${bench}.`);
});

test('whoever deletes their account reads which workshop stays, and with whom', async ({ page, studio }) => {
  const [owner, bench] = ['asha@example.org', 'ravi@example.org'];
  await studio.account(owner);
  await studio.account(bench);
  const login = loginPage(page);
  await login.open();
  await login.signIn(bench, PASSWORD);
  await expect(page).toHaveURL('/modes');
  const shop = workshopPanel(page);
  await shop.open();
  await expect(shop.panel.getByRole('textbox', { name: 'Name of the workshop' })).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete my account' });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('A workshop that only you are in goes with all its designs and pictures.');
  await expect(dialog).not.toContainText('stays, with its designs');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  studio.write(
    `insert into workshop_members (workshop_id, account_id, role, invited_as, joined_at_ms)
     select w.id, a.id, 'caster', '', 0 from workshops w, accounts a where a.email = ?`,
    owner,
  );
  await page.reload();
  await remove.click();
  await expect(dialog).toContainText(`My workshop stays, with its designs and rates, with ${owner}.`);
  await expect(dialog).toContainText('It then has no owner');
});
