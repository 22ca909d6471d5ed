import { expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { untilAlive } from '../pages/slow-line.ts';
import { everyAddress } from '../pages/every-address.ts';

test('every address has its own page, without an error', async ({ page }) => {
  const complaints = complaintsOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  // The soak tests load each one directly. The server sends the same page for every address, so here the browser's
  // history is used, once the script of the first page runs: what is printed is visible before.
  await page.goto('/pricing');
  await untilAlive(page);
  await expect(heading).toHaveText('Pricing');
  for (const [path, title] of everyAddress) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(heading, path).toHaveText(title);
    expect(complaints, path).toEqual([]);
  }
});

test('any other address is the not-found page, which leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Looks like you arrived a little early or took a detour!',
  );
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
