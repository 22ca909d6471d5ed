import { expect, test } from 'playwright/test';
import { complaintsOf } from '../../pages/complaints.ts';
import { nobody } from '../../pages/newcomer.ts';
import { publicPages } from '../../pages/public-pages.ts';
import { untilAlive } from '../../pages/slow-line.ts';

test.use(nobody);

// The widget's sheet is larger than the page, which therefore has a link to it.
const selfContained = publicPages.filter((path) => path !== '/login' && path !== '/no/such/page');

test('a public page is painted in its own look while no other file has come', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route(/\/(?:assets|media)\//, () => undefined);
  for (const path of selfContained) {
    await page.goto(path, { waitUntil: 'commit' });
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(paints, path).toBe(1);
    const look = await page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
      face: getComputedStyle(heading).fontFamily,
      margin: getComputedStyle(heading).marginTop,
      boxSizing: getComputedStyle(heading).boxSizing,
    }));
    expect(look.face, path).toContain('Cormorant');
    expect([look.margin, look.boxSizing], path).toEqual(['0px', 'border-box']);
  }
  expect(complaints).toEqual([]);
});

test('styles that the page has in itself are not fetched, not for the pages after it either', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/plan|Pricing/i);
  await page.waitForLoadState('networkidle');
  expect(sheets.filter((sheet) => /core-|landing-/.test(sheet))).toEqual([]);
  expect(sheets.length).toBeGreaterThan(0);
});

test('what the page itself does not have in it is still refused', async ({ page }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.name = "ran"';
    document.head.append(script);
    const style = document.createElement('style');
    style.textContent = 'h1 { letter-spacing: 7px }';
    document.head.append(style);
    const heading = document.querySelector('h1');
    return [window.name, heading && getComputedStyle(heading).letterSpacing];
  });
  expect(ran[0]).toBe('');
  expect(ran[1]).not.toBe('7px');
});
