import { expect, type Page, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';
import { onSlowLine } from '../../pages/slow-line.ts';

test.use({ ...nobody, contextOptions: { reducedMotion: 'no-preference' } });

/** The addresses of the films that a page has asked for. */
function filmsAskedOf(page: Page): readonly string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) films.push(request.url());
  });
  return films;
}

/** What the browser says of its line, where it says anything. */
function sayOfLine(page: Page, line: Readonly<Record<string, unknown>>): Promise<unknown> {
  return page.addInitScript((said) => Object.defineProperty(navigator, 'connection', { value: said }), line);
}

test('on a slow line the film waits for a press, and the picture stands', async ({ page }) => {
  const films = filmsAskedOf(page);
  await onSlowLine(page);
  await page.goto('/', { waitUntil: 'load' });
  const button = page.getByRole('button', { name: 'Play the film' });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await button.click();
  await expect(page.getByRole('button', { name: 'The film is coming…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible({ timeout: 60_000 });
  expect(films.length).toBeGreaterThan(0);
});

test('where the browser calls the line slow, it waits, too', async ({ page }) => {
  const films = filmsAskedOf(page);
  await sayOfLine(page, { effectiveType: '3g', saveData: false });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(films).toEqual([]);
});

test('who saves data gets no film', async ({ page }) => {
  const films = filmsAskedOf(page);
  await sayOfLine(page, { effectiveType: '4g', saveData: true });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Try the Design Studio' })).toBeVisible();
  expect([await page.getByRole('button', { name: 'film' }).count(), films]).toEqual([0, []]);
});

test('while the page’s scripts are at work the film is not fetched; it comes once they rest', async ({ page }) => {
  const films = filmsAskedOf(page);
  await sayOfLine(page, { effectiveType: '4g', saveData: false });
  await page.addInitScript(() => {
    const atRest: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => atRest.push(work),
      restNow: () => atRest.splice(0).forEach((work) => work()),
    });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(films).toEqual([]);
  await page.evaluate('restNow()');
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  expect(films.length).toBeGreaterThan(0);
});

test('a browser that tells no idle time plays the film, too', async ({ page }) => {
  await sayOfLine(page, { effectiveType: '4g', saveData: false });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
});

/** Windows in which the piece was cut: a laptop zoomed to 200 %, a phone on its side, large and wide screens. */
const WINDOWS = [
  [720, 450],
  [844, 390],
  [1366, 600],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

test('beside the words the picture is seen from its top to its bottom, and nothing of the words is below the window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitePage(page).open('/', WIDTHS.desk);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const where = `${width} × ${height}`;
    const picture = await page.locator('main picture img').first().boundingBox();
    // In a box that is wider than the film, it would be cut above and below.
    expect((picture?.width ?? 0) / (picture?.height ?? 1), where).toBeLessThanOrEqual(16 / 9 + 0.01);
    const button = await page.getByRole('button', { name: 'Try the Design Studio' }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0), where).toBeLessThanOrEqual(height);
  }
});

test('the film’s own page is filled by it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/api/video/film');
  const film = await page.locator('video').boundingBox();
  expect([film?.y, film?.height]).toEqual([0, 900]);
});
