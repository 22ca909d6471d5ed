import { expect, test } from 'playwright/test';

test('the studio opens on the landing page without an error', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an address deep inside is answered by the same page', async ({ page }) => {
  const answer = await page.goto('/expert-mode/astrology/astroSign');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('this is the web: the page has none of the desktop’s abilities', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => 'platform' in globalThis)).toBe(false);
});
