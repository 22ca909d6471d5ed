import { expect, type Page } from 'playwright/test';
import { complaintsOf } from '../../pages/complaints.ts';
import { loginPage } from '../../pages/login-page.ts';
import { test } from '../../pages/studio-over-tls.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Log In with Google' });

/** Presses the button, which leads to the provider's sign-in. */
async function goToGoogle(page: Page, googleUrl: string) {
  await button(page).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(googleUrl));
}

async function agreeAs(page: Page, name: string) {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a user signs in through a provider, lands on the wanted page, and logs out', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  await page.goto('/filteredImages?metal=gold#rings');
  await expect(page).toHaveURL('/login');
  await goToGoogle(page, studio.googleUrl);
  await agreeAs(page, 'asha');
  await expect(page).toHaveURL('/filteredImages?metal=gold#rings');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectTo'))).toBeNull();

  await page.reload();
  await expect(page).toHaveURL('/filteredImages?metal=gold#rings');
  await page.goto('/profile-page');
  await expect(page.getByText('asha@gmail.com').first()).toBeVisible();
  await expect(page.getByText('You log in through Google, where this is set.').first()).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveCount(0);

  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  // Through the pool's own sign-out, which leads to the landing page.
  await expect(page).toHaveURL('/');
  await page.goto('/profile-page');
  await expect(page).toHaveURL('/login');
  // Failed requests don't count: the provider's page loads fonts from elsewhere.
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('somebody who cancels at the provider is told so, and may try again', async ({ page, studio }) => {
  await page.goto('/login');
  await goToGoogle(page, studio.googleUrl);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login');
  await expect(loginPage(page).error).toContainText('User cancelled OAuth flow.');
  await page.reload();
  await expect(button(page)).toBeVisible();
  await expect(loginPage(page).error).toHaveCount(0);
  await goToGoogle(page, studio.googleUrl);
  await agreeAs(page, 'ravi');
  await expect(page).toHaveURL('/modes');
});

test('somebody who turns back at the provider is told so', async ({ page, studio }) => {
  await page.goto('/login');
  await goToGoogle(page, studio.googleUrl);
  await page.goto('/login');
  await expect(loginPage(page).error).toContainText('User cancelled OAuth flow.');
});

test('an unknown provider is reported to the operator, and breaks nothing', async ({ page, studio }) => {
  expect(studio.said()).toContain("SOCIAL_PROVIDERS names myspace, which this studio doesn't know");
  await page.goto('/login');
  await expect(button(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Log In with / })).toHaveCount(1);

  await goToGoogle(page, studio.googleUrl);
  await page.goBack();
  const asked = new URLSearchParams({
    client_id: 'studio',
    redirect_uri: `${studio.url}/login`,
    response_type: 'code',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    identity_provider: 'MySpace',
  });
  await page.goto(`/identity/oauth2/authorize?${asked.toString()}`);
  await expect(page.getByRole('alert')).toHaveText('Logging in through MySpace is not set up here.');
  expect(studio.said()).toContain('Somebody wanted to sign in through MySpace');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
});
