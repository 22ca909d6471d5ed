import { expect, type Page, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';
import { untilAlive } from '../../pages/slow-line.ts';

test.use(nobody);

/** Every photograph of the page, and how many pixels it has for each pixel of the screen that it fills. */
async function photographs(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
  return page.evaluate(() =>
    [...document.images]
      .filter((picture) => picture.currentSrc.endsWith('.webp') && picture.clientWidth > 0)
      .map(({ currentSrc, naturalWidth, naturalHeight, clientWidth, clientHeight }) => {
        const file = currentSrc.split('/').at(-1) ?? '';
        // The file's name says its width; `naturalWidth` is that which the page makes of it.
        const widthPx = Number(/-(\d{3,4})(?:-[\w-]{8})?\.webp$/.exec(file)?.[1]);
        // A picture that covers its frame is as large as its longer side asks for.
        const shown = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
        return { file, sharpness: widthPx / (shown * devicePixelRatio) };
      }),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a large screen every photograph is sharp, and made for ${colorScheme} pages`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await sitePage(page).open('/', WIDTHS.large);
    const all = await photographs(page);
    expect(all.length).toBeGreaterThanOrEqual(9);
    // Scaling up by a twentieth is not seen.
    expect(all.filter(({ sharpness }) => !(sharpness >= 0.95))).toEqual([]);
    const onPages = all.filter(({ file }) => !file.startsWith('film-still'));
    expect(onPages.filter(({ file }) => file.includes('-night-') !== (colorScheme === 'dark'))).toEqual([]);
  });
}

test('a dense screen gets finer photographs, and the whole film weighs at most four megabytes', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: WIDTHS.large, height: 900 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  // On such a screen nobody sees the difference between two pixels and one and three quarters.
  expect((await photographs(page)).filter(({ sharpness }) => !(sharpness >= 0.85))).toEqual([]);
  await context.close();
  const [av1, h264] = await Promise.all(['/media/film-av1.mp4', '/media/film.mp4'].map((path) => request.get(path)));
  expect(((await av1?.body())?.length ?? 0) + ((await h264?.body())?.length ?? 0)).toBeLessThanOrEqual(4e6);
});

test('the studio’s own screen is shown, and on a phone it is light', async ({ page, request }) => {
  for (const [width, heaviest] of [
    [WIDTHS.phone, 60_000],
    [WIDTHS.large, 160_000],
  ] as const) {
    await sitePage(page).open('/', width);
    const screen = page.getByRole('img', { name: /^The studio: what was understood/ });
    await screen.scrollIntoViewIfNeeded();
    await expect.poll(() => screen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const file = await screen.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect((await (await request.get(file)).body()).length).toBeLessThanOrEqual(heaviest);
    expect(await screen.evaluate(({ clientWidth }) => clientWidth / innerWidth)).toBeGreaterThan(0.8);
  }
});

test('when the screen turns dark no print glares: those by day are gone until those by night are there', async ({
  page,
}) => {
  await sitePage(page).open('/', WIDTHS.desk);
  // It is a script that takes them away.
  await untilAlive(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await photographs(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // The drawings, too: they are small, and there before anybody looks.
  await page.route(/-night-[^/]+\.(?:webp|svg)/, async (route) => {
    await released;
    await route.continue();
  });
  const shown = () =>
    page
      .getByRole('main')
      .locator('source[media*=dark] + img')
      .evaluateAll((all) => all.filter((image) => getComputedStyle(image).opacity !== '0').length);
  const all = await shown();
  expect(all).toBeGreaterThanOrEqual(9);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shown).toBe(0);
  // Light again, before the others came.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(shown).toBe(all);
  await page.emulateMedia({ colorScheme: 'dark' });
  release();
  await expect.poll(shown).toBe(all);
});
