import { expect, type Page } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { loginPage } from '../pages/login-page.ts';
import { PASSWORD } from '../pages/newcomer.ts';
import { test } from './desktop-studio.ts';

const pathOf = (page: Page) => () => new URL(page.url()).pathname;

test('on one’s own computer an account is made without a code, and is there after a restart', async ({ studio }) => {
  const complaints = complaintsOf(studio.window());
  await studio.visit('/modes');
  await expect.poll(pathOf(studio.window())).toBe('/login');
  await loginPage(studio.window()).signUp('asha@example.com', PASSWORD);
  await expect.poll(pathOf(studio.window())).toBe('/modes');
  await expect(studio.window().getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);

  await studio.restart();
  await studio.visit('/profile-page');
  await expect(studio.window().getByText('asha@example.com')).toBeVisible();
});
