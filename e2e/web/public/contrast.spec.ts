import { expect, type Locator, type Page, test } from 'playwright/test';
import { holdScripts } from '../../pages/held-scripts.ts';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

const TOUCH_PX = 44;

test('in forced colours one sees what is chosen, and where one is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const site = sitePage(page);
  await site.open('/', WIDTHS.desk);
  const look = (name: string) =>
    page
      .locator('label')
      .filter({ hasText: name })
      .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect([await look('18k rose'), await look('Platinum')]).toEqual(['solid', 'none']);
  await page.getByRole('radio', { name: 'Platinum' }).check();
  await expect.poll(() => look('18k rose')).toBe('none');
  const line = (name: string) => site.item(name).evaluate((item) => getComputedStyle(item).textDecorationLine);
  expect([await line('Home'), await line('FAQs')]).toEqual(['underline', 'none']);
});

test('in forced colours one sees which form of the login page is open, before the widget is there, too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const letGo = await holdScripts(page, /\/assets\/login-page-[^/]+\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  const lines = () =>
    page
      .locator('.amplify-tabs__item')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).outlineStyle.replace('auto', 'none')));
  await expect.poll(lines).toEqual(['solid', 'none']);
  letGo();
  await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
  await expect.poll(lines).toEqual(['solid', 'none']);
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Email').focus();
  await expect.poll(lines).toEqual(['none', 'solid']);
});

test('in forced colours the menu’s button, the headline’s signs and the sketch stand out', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const site = sitePage(page);
    await site.open('/', WIDTHS.phone);
    const ground = (locator: Locator) => locator.evaluate((one) => getComputedStyle(one).backgroundColor);
    const lines = await ground(site.menuButton.locator('span'));
    expect(lines, colorScheme).not.toBe(await ground(site.header));
    // The sign takes the colour of its link, which is made for the ground of a page.
    const words = page.locator('div').filter({ has: page.getByRole('heading', { level: 1 }) });
    expect(await ground(words.last()), colorScheme).toBe(await ground(site.header));
    const sketch = page.locator('#inside-sketch picture:last-of-type img');
    expect(await sketch.evaluate((one) => getComputedStyle(one).forcedColorAdjust)).toBe('none');
    // The strip of silk below the earrings that were matched to it.
    const silk = page.locator('#inside-outfit picture + span');
    const look = await silk.evaluate((one) => {
      const { forcedColorAdjust, backgroundImage } = getComputedStyle(one);
      return { forcedColorAdjust, colours: backgroundImage.split('rgb').length - 1 };
    });
    expect(look.forcedColorAdjust, colorScheme).toBe('none');
    expect(look.colours, colorScheme).toBeGreaterThan(3);
  }
});

test('on dark pages nothing is drawn in pencil, and no print is that of the day', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await sitePage(page).open('/', WIDTHS.desk);
  const pictures = page.getByRole('main').locator('picture img[src*="/assets/"]');
  expect(await pictures.count()).toBeGreaterThan(8);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain('-night');
  }
});

test('on the login page, too, what can be pressed is large enough for a thumb', async ({ page }) => {
  await sitePage(page).open('/login', WIDTHS.phone);
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

test('a repeated password is compared from six characters on', async ({ page }) => {
  await sitePage(page).open('/login', WIDTHS.phone);
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Rubies 22k!');
  const repeated = page.getByLabel('Confirm Password');
  await repeated.fill('Rubie');
  await repeated.blur();
  const differ = page.getByText('Your passwords must match');
  // Said instead; and nothing is sent.
  await expect(page.getByText('Password must have at least 8 characters')).toBeVisible();
  await expect(differ).toBeHidden();
  await repeated.fill('Rubiez');
  await expect(differ).toBeVisible();
});

for (const width of [WIDTHS.phone, WIDTHS.desk]) {
  test(`what can be pressed is large enough for a thumb at ${width} px`, async ({ page }) => {
    for (const path of ['/', '/pricing', '/Contact-Us']) {
      await sitePage(page).open(path, width);
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
}

/** What is smaller than a thumb. A link in a sentence may be; so may a card's link, whose card is pressed. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary, input:not([tabindex="-1"])')];
    const isInText = (target: HTMLElement): boolean => target.closest('p, h3') !== null;
    return targets
      .filter(
        (target) => target.checkVisibility() && !isInText(target) && !target.getAttribute('href')?.startsWith('#'),
      )
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < least || box.width < least))
      .map(({ target, box }) => `${target.textContent || target.outerHTML}: ${box.width} × ${box.height}`);
  }, TOUCH_PX - 0.5);
}

test('the keyboard comes to the headline’s buttons before it comes to the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitePage(page).open('/', WIDTHS.desk);
  const film = page.getByRole('button', { name: 'Pause the film' });
  await expect(film).toBeVisible();
  await page.getByRole('link', { name: 'See Video' }).focus();
  await page.keyboard.press('Tab');
  await expect(film).toBeFocused();
});
