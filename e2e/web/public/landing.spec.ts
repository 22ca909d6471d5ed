import { expect, test } from 'playwright/test';
import { complaintsOf } from '../../pages/complaints.ts';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, topOf, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

test('the first page has its ten sections in their order', async ({ page }) => {
  const complaints = complaintsOf(page);
  const site = sitePage(page);
  await site.open('/', WIDTHS.large);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design Smarter. Create Faster.');
  const names = [
    'Design Smarter. Create Faster.',
    'Six abilities',
    'What’s Inside',
    'Personalised Design Made Easy',
    'Recognition',
    'Frequently Asked Questions',
    'Join the Waitlist',
    'Newsletter',
  ];
  const tops: number[] = [];
  for (const name of names) {
    tops.push(await page.getByRole('region', { name, exact: true }).evaluate((one) => one.getBoundingClientRect().top));
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect((await site.header.boundingBox())?.y).toBe(0);
  await expect(page.getByRole('region', { name: 'Six abilities' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'What’s Inside' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Personalised' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(/^Sample.*Set in the brand settings/)).toBeAttached();
  expect(complaints).toEqual([]);
});

test('the header leads to the sections, 100 px above them, and says where one is', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', WIDTHS.desk);
  await expect(site.item('Home')).toHaveAttribute('aria-current', 'page');
  await expect(site.item('My Profile')).toHaveCount(0);
  await expect(site.log('Log In')).toBeVisible();
  for (const [name, id] of [
    ['FAQs', 'faq'],
    ['Join Waitlist', 'waitlist'],
    ['FAQs', 'faq'],
  ] as const) {
    await site.item(name).click();
    await expect.poll(() => topOf(page, id)).toBeGreaterThan(98);
    await expect.poll(() => topOf(page, id)).toBeLessThan(102);
    await expect(site.item(name)).toHaveAttribute('aria-current', 'location');
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(site.item('Home')).not.toHaveAttribute('aria-current', 'page');
  }
  await site.item('Home').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(site.item('Home')).toHaveAttribute('aria-current', 'page');
});

test('a section is reached from another page, too', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/Contact-Us', WIDTHS.large);
  await expect(site.item('Home')).not.toHaveAttribute('aria-current', 'page');
  await site.item('FAQs').click();
  await expect(page).toHaveURL('/#faq');
  await expect.poll(() => topOf(page, 'faq')).toBeLessThan(102);
});

test('one question is open at a time, and a click on it closes it', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.tablet);
  const questions = page.getByRole('region', { name: 'Frequently Asked' }).locator('details');
  await expect(questions).toHaveCount(6);
  const [first, second] = [questions.nth(0), questions.nth(1)];
  await expect(first).not.toHaveAttribute('open');
  await first.locator('summary').click();
  await expect(first.locator('p')).toBeVisible();
  await second.locator('summary').click();
  await expect(first.locator('p')).toBeHidden();
  await expect(second.locator('p')).toBeVisible();
  await second.locator('summary').click();
  await expect(second.locator('p')).toBeHidden();
  await expect(second).not.toHaveAttribute('open');
});

test('the piece changes its metal, its stone and its price', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.desk);
  const facts = page.getByTestId('showpiece-facts');
  await expect(facts).toContainText('18k rose gold');
  await expect(facts).toContainText(/20 diamonds of 1\.15.mm/);
  await expect(facts).toContainText('at example rates');
  const prices = new Set<string | undefined>();
  for (const [metal, stone] of [
    ['18k rose', 'Ruby'],
    ['Platinum', 'Ruby'],
    ['Platinum', 'Emerald'],
    ['18k yellow', 'Diamond'],
  ] as const) {
    await page.getByRole('radio', { name: metal }).check();
    await page.getByRole('radio', { name: stone }).check();
    await expect(facts).toContainText(stone.toLowerCase());
    const said = metal === 'Platinum' ? 'platinum' : `${metal} gold`;
    // A diamond of usual size is smaller: to be this piece, it says its size.
    const saidStone = stone === 'Diamond' ? '8 × 6 mm diamond' : stone.toLowerCase();
    const sentence = `“Oval ${saidStone} with a diamond halo, ${said}, US 6.5”`;
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: `A ring in ${metal}: an oval ${stone.toLowerCase()}` })).toBeVisible();
    prices.add(/\$[\d,]+/.exec((await facts.textContent()) ?? '')?.[0]);
  }
  expect(prices.size).toBe(4);
});

test('it is turned by hand, and the engine computes the printed weight again', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.desk);
  const facts = page.getByTestId('showpiece-facts');
  const printed = await facts.textContent();
  await page.getByRole('button', { name: 'Turn it by hand' }).click();
  const piece = page.getByRole('img', { name: /in three dimensions/ });
  await expect(piece).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the picture' })).toBeVisible({ timeout: 60_000 });
  expect(await facts.textContent()).toBe(printed);
  await page.getByRole('radio', { name: 'Platinum' }).check();
  await expect(facts).toContainText(/Platinum 950/);
  await page.getByRole('button', { name: 'Back to the picture' }).click();
  await expect(piece).toHaveCount(0);
});

test('scrolled under the header, the live view has no holes', async ({ page, context }) => {
  await sitePage(page).open('/', WIDTHS.desk, 800);
  await page.getByRole('button', { name: 'Turn it by hand' }).click();
  const piece = page.getByRole('img', { name: /in three dimensions/ });
  await expect(page.getByRole('button', { name: 'Back to the picture' })).toBeVisible({ timeout: 60_000 });
  const reader = await context.newPage();
  for (const abovePx of [-20, 40, 200]) {
    await piece.evaluate((canvas, px) => scrollTo(0, canvas.getBoundingClientRect().top + scrollY + px), abovePx);
    await page.waitForTimeout(300);
    const { x = 0, width = 0 } = (await piece.boundingBox()) ?? {};
    const seen = await page.screenshot({ clip: { x, y: 0, width: width / 2, height: 300 } });
    // Nothing of header and piece is as white as a tile that is not there.
    const white = await reader.evaluate(async (png) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const { data = [] } = pen?.getImageData(0, 0, image.width, image.height) ?? {};
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) === 3 * 255) count += 1;
      return count;
    }, seen.toString('base64'));
    expect(white, `${abovePx} px`).toBeLessThan(2000);
  }
});

test('the film follows the picture, can be stopped, and is not shown where reduced motion is preferred', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const note = ({ target }: Event): void => {
      if (target instanceof HTMLVideoElement) target.dataset['began'] ??= String(target.currentTime);
    };
    addEventListener('playing', note, { capture: true });
  });
  const site = sitePage(page);
  await site.open('/', WIDTHS.large);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('video')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Pause the film' }).click();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  const film = await page.locator('video').evaluate(({ videoHeight, duration }: HTMLVideoElement) => ({
    videoHeight,
    duration,
  }));
  expect(film.videoHeight).toBeGreaterThanOrEqual(1440);
  expect(film.duration).toBeGreaterThanOrEqual(5);
  // At the frame that the picture shows: the film's own beginning is a dissolve from its last piece.
  expect(Number(await page.locator('video').getAttribute('data-began'))).toBeGreaterThan(1);
});

test('See Video opens the film beside the page', async ({ page }) => {
  await sitePage(page).open('/', WIDTHS.phone);
  const link = page.getByRole('link', { name: 'See Video' });
  await expect(link).toHaveAttribute('rel', 'noopener');
  const [film] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(film.locator('video')).toBeVisible();
  expect(await film.evaluate(() => window.opener === null)).toBe(true);
  // It shows more than the page does: with controls, and what each piece was designed from.
  const video = film.locator('video[controls]');
  await expect(film.getByText('Come closer')).toHaveCount(0);
  await expect(film.getByRole('listitem')).toHaveCount(2);
  for (const width of [280, 390, 820, 1440]) {
    await film.setViewportSize({ width, height: 900 });
    const [shown, words] = await Promise.all([video.boundingBox(), film.getByRole('listitem').first().boundingBox()]);
    const isBeside = width > 900;
    const edge = (box: typeof shown) => (box?.y ?? 0) + (box?.height ?? 0);
    // On the dark half of the film, or below it.
    expect((words?.y ?? 0) < edge(shown), `${width} px`).toBe(isBeside);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(isBeside ? width / 2 : width);
  }
});

test('the footer leads everywhere, to the legal pages in a new tab', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/', WIDTHS.tablet);
  const link = (name: string) => site.footer.getByRole('link', { name, exact: true });
  for (const [name, path] of [
    ['Home', '/'],
    ['AI Designs', '/catalog'],
    ['Pricing', '/pricing'],
    ['Our Team', '/nakshi_team'],
    ['Privacy Notice', '/privacy-Notice'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Contact Us', '/Contact-Us'],
  ] as const) {
    await expect(link(name)).toHaveAttribute('href', path);
  }
  // What the shop has not set is left out, not made up.
  await expect(site.footer.getByRole('list', { name: 'Elsewhere' })).toHaveCount(0);
  await expect(site.footer.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
  for (const name of ['Privacy Notice', 'Terms & Conditions']) {
    const [beside] = await Promise.all([page.waitForEvent('popup'), link(name).click()]);
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText(name);
    await beside.close();
  }
});

test('metals and stones stand in rows of as many at every width, and a link’s underline is as wide as its word', async ({
  page,
}) => {
  const site = sitePage(page);
  for (const width of [320, ...Object.values(WIDTHS)]) {
    await site.open('/', width);
    for (const name of ['Metal', 'Stone']) {
      const tops = await page
        .getByRole('group', { name, exact: true })
        .locator('label')
        .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
      const rows = Object.values(Object.groupBy(tops, (top) => top)).map((row) => row?.length);
      expect(new Set(rows).size, `${name} at ${width}: ${rows.join(' and ')}`).toBe(1);
    }
  }
  const home = site.item('Home').filter({ visible: true });
  const [underlined, item] = await home.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const marked = [link, ...link.querySelectorAll('*')].find((one) => getComputedStyle(one).boxShadow !== 'none');
    return [marked?.getBoundingClientRect().width, words.getBoundingClientRect().width];
  });
  expect(underlined).toBeCloseTo(item ?? 0, 0);
});

test('a link of the footer promises nothing for later', async ({ page }) => {
  const site = sitePage(page);
  for (const width of Object.values(WIDTHS)) {
    await site.open('/', width);
    await expect(site.footer).not.toContainText('Coming soon');
  }
});

test('nothing on the page moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) total += entry.value;
      document.documentElement.dataset['shift'] = String(total);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [WIDTHS.phone, WIDTHS.large]) {
    await sitePage(page).open('/', width);
    await page.waitForLoadState('networkidle');
    for (let top = 0; top < 12_000; top += 600) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await page.waitForTimeout(60);
    }
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.02);
  }
});

test('nothing is written to the console, though the pool is the studio’s own', async ({ page }) => {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  for (const path of ['/', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(written).toEqual([]);
});
