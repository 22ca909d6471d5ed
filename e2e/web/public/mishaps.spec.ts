import { expect, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

const DETOUR = 'Looks like you arrived a little early or took a detour!';

for (const [name, width] of Object.entries(WIDTHS)) {
  test(`the not-found page says where one is, on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DETOUR);
    await expect(
      page.getByText(
        'The page you’re looking for is still on its way or may have taken a different path. But don’t worry, we’ll get you there!',
      ),
    ).toBeVisible();
    await expect(page.getByText('There is no page at this address')).toBeVisible();
    await expect(page.getByText('Check the URL')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Nakshi: home' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })).toBeVisible();
    const columns = await page
      .locator('[aria-hidden] > span')
      .first()
      .evaluate(
        ({ parentElement }) => getComputedStyle(parentElement as Element).gridTemplateColumns.split(' ').length,
      );
    expect(columns).toBe(8);
    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
}

test('a screen that fails shows the fallback, which loads the first page', async ({ page }) => {
  await page.route('**/assets/pricing-page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A stone fell out");' }),
  );
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible();
  await expect(page.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design Smarter. Create Faster.');
});

for (const message of ['404', 'Chunk Not Found', 'it was NOT FOUND anywhere']) {
  test(`a failure that says “${message}” shows the not-found page`, async ({ page }) => {
    await page.route('**/assets/pricing-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `throw new Error(${JSON.stringify(message)});` }),
    );
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DETOUR);
  });
}
