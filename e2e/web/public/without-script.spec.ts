import { expect, test } from 'playwright/test';
import { brand } from '#shared/brand.ts';
import { notFoundWords } from '#shared/site/not-found-words.ts';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, topOf, WIDTHS } from '../../pages/site-page.ts';

test.use({ ...nobody, javaScriptEnabled: false });

test('without any script everything can be read, and every link works', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', WIDTHS.phone);
  for (const name of ['Design chat', 'Astrology', 'Say it', 'Make it'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn it by hand' })).toBeHidden();
  await expect(page.getByText('Please turn on JavaScript').first()).toBeVisible();

  await site.menuButton.click();
  await site.item('FAQs').click();
  await expect.poll(async () => Math.round(await topOf(page, 'faq'))).toBe(100);
  await site.open('/', WIDTHS.desk);
  await expect(site.log('Log In')).toHaveAttribute('href', '/login');
  await site.footer.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('what needs a script is not offered without one, and a page that is all script says so at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTHS.desk, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Free Trial' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join Waitlist' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Emerald' })).toBeHidden();
  await page.goto('/pricing');
  await expect(
    page.getByText('Please turn on JavaScript in your browser to start a trial or ask for a price.'),
  ).toBeVisible();
  for (const name of ['Start the free trial', 'Request a quote for Counter'])
    await expect(page.getByRole('main').getByRole('button', { name })).toBeHidden();
  await page.goto('/login');
  await expect(page.getByText('Please turn on JavaScript in your browser to log in.')).toBeInViewport();
  for (const path of ['/modes', '/expert-mode']) {
    await page.goto(path);
    // Text in a `noscript` is found by its role alone.
    await expect(page.getByRole('paragraph')).toHaveText(/Please turn on JavaScript to use it/);
    await expect(page.getByRole('paragraph')).toBeInViewport();
    const home = page.getByRole('link');
    await expect(home).toHaveText(brand.name);
    await expect(home.getByRole('presentation')).toBeInViewport();
    await expect(home).toHaveAttribute('href', '/');
  }
});

test('a form that cannot be sent without a script is a sentence, with no empty fields', async ({ page }) => {
  const site = sitePage(page);
  for (const [path, forms] of [
    ['/', 2],
    ['/Contact-Us', 1],
  ] as const) {
    await site.open(path, WIDTHS.phone);
    await expect(page.getByText('Please turn on JavaScript in your browser to send this form.')).toHaveCount(forms);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
});

test('an address without a page says so also without a script, and leads home', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundWords.heading);
  await expect(page.getByRole('paragraph').first()).toHaveText(notFoundWords.fact);
  await expect(page.getByRole('paragraph').nth(1)).toHaveText(notFoundWords.text);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
