import { expect, type Page, test } from 'playwright/test';
import { complaintsOf } from '../../pages/complaints.ts';
import { holdScripts } from '../../pages/held-scripts.ts';
import { loginPage } from '../../pages/login-page.ts';
import { newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';
import { onSlowLine } from '../../pages/slow-line.ts';
import { JEWELLER_EMAIL } from '../../journey-files.ts';

test.use(nobody);

/** The sign-in widget's own script, the largest of the page. */
const WIDGET = /\/assets\/login-page-[^/]+\.js$/;
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('the form is there with the first paint, and the settings are asked for at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // How many fields of the form the first paint shows.
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const fields = [...document.querySelectorAll('form input')].filter((one) => one.getClientRects().length > 0);
      document.documentElement.dataset['paintedWith'] ??= `${fields.length}`;
    }).observe({ type: 'paint', buffered: true });
  });
  await onSlowLine(page);
  const letGo = await holdScripts(page, WIDGET);
  await page.goto('/login', { waitUntil: 'commit' });
  for (const field of ['Email', 'Password']) await expect(page.getByLabel(field, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expect.poll(() => asked).toContain('/config.json');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['paintedWith'])).toBe('2');
  letGo();
  await expect(tab(page, 'Log In')).toBeVisible();
  // Asked for once: the widget takes what was asked for before it.
  expect(asked.filter((path) => path === '/config.json')).toHaveLength(1);
});

test('what is typed and pressed before the widget is there is done by it', async ({ page }) => {
  const complaints = complaintsOf(page);
  const letGo = await holdScripts(page, WIDGET);
  await page.goto('/login', { waitUntil: 'commit' });
  await loginPage(page).signIn(JEWELLER_EMAIL, PASSWORD);
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toHaveAttribute('aria-busy', 'true');
  // Nothing of it in the address.
  expect(new URL(page.url()).search).toBe('');
  letGo();
  await expect(page).toHaveURL('/modes');
  expect(complaints).toEqual([]);
});

test('a press that is held while the widget comes is done when it ends', async ({ page }) => {
  const letGo = await holdScripts(page, WIDGET);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(JEWELLER_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).hover();
  await page.mouse.down();
  letGo();
  await expect(tab(page, 'Log In')).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL('/modes');
});

test('a press that was dragged away from its button presses nothing', async ({ page }) => {
  const letGo = await holdScripts(page, WIDGET);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(JEWELLER_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).hover();
  await page.mouse.down();
  letGo();
  await expect(tab(page, 'Log In')).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.getByLabel('Email').focus();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
  await expect(page).toHaveURL('/login');
});

test('who is typing when the widget comes goes on typing', async ({ page }) => {
  const letGo = await holdScripts(page, WIDGET);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').click();
  await page.keyboard.type('asha@exam');
  letGo();
  await expect(tab(page, 'Log In')).toBeVisible();
  await page.keyboard.type('ple.com');
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a new account is begun before the widget is there', async ({ page }) => {
  const email = newEmail('at-once');
  const letGo = await holdScripts(page, /\/assets\/[^/]+\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
  // The address names a place on the page, to which nothing is scrolled.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  letGo();
  await expect(page.getByLabel('Confirmation Code')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm Code');
});

test('a forgotten password is said before the widget is there', async ({ page }) => {
  const letGo = await holdScripts(page, WIDGET);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  letGo();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password');
});

test('nothing jumps when the widget comes', async ({ page }) => {
  const places = () =>
    Promise.all(
      [
        page.getByLabel('Email'),
        page.getByLabel('Password', { exact: true }),
        page.getByRole('button', { name: 'Log In', exact: true }),
      ].map(async (part) => {
        const { x = 0, y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return [x, y, height].map(Math.round);
      }),
    );
  for (const width of [280, WIDTHS.phone, WIDTHS.large]) {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await holdScripts(page, WIDGET);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    letGo();
    await expect(tab(page, 'Log In')).toBeVisible();
    expect(await places(), `${width} px`).toEqual(before);
  }
});

test('the tab and the heading follow the address, and the heading the tab', async ({ page }) => {
  const site = sitePage(page);
  const heading = page.getByRole('heading', { level: 1 });
  await site.open('/login', WIDTHS.desk);
  await expect(tab(page, 'Log In')).toHaveAttribute('aria-selected', 'true');
  await expect(heading).toHaveText('Log In');
  await site.trialItem.click();
  await site.dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(site.dialog).toBeHidden();
  await expect(tab(page, 'Create Account')).toHaveAttribute('aria-selected', 'true');
  await expect(heading).toHaveText('Create Account');
  await expect(page).toHaveTitle(/^Create Account/);
  // By the tab itself, and then by the dialog once more: the address is the same.
  await tab(page, 'Log In').click();
  await expect(heading).toHaveText('Log In');
  await site.trialItem.click();
  await site.dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(tab(page, 'Create Account')).toHaveAttribute('aria-selected', 'true');
  // Typed.
  await page.evaluate(() => void (location.hash = ''));
  await expect(tab(page, 'Log In')).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => void (location.hash = '#create-account'));
  await expect(tab(page, 'Create Account')).toHaveAttribute('aria-selected', 'true');
});

test('country and password’s eye are there before the widget, and what was chosen and shown stays', async ({
  page,
}) => {
  const letGo = await holdScripts(page, WIDGET);
  await page.setViewportSize({ width: WIDTHS.phone, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { readonly value: number }[]) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/login#create-account', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Create Account', exact: true });
  await expect(heading).toBeVisible();
  const country = page.getByLabel('Country code');
  await country.selectOption('+91');
  await page.getByLabel('Mobile (optional)').fill('98765 43210');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Maharani-7-gold');
  await page.getByRole('switch', { name: 'Show password' }).first().click();
  letGo();
  await expect(tab(page, 'Create Account')).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(country).toHaveValue('+91');
  await expect(page.getByLabel('Mobile (optional)')).toHaveValue('98765 43210');
  await expect(password).toHaveValue('Maharani-7-gold');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Confirm Password')).toHaveAttribute('type', 'password');
  expect(await page.evaluate(() => (window as unknown as { readonly shifts: readonly number[] }).shifts)).toEqual([]);
});

test('the printed form is as large as the widget’s, part by part', async ({ page }) => {
  for (const address of ['/login', '/login#create-account'])
    for (const width of [280, WIDTHS.phone, WIDTHS.large]) {
      await page.setViewportSize({ width, height: 900 });
      const letGo = await holdScripts(page, WIDGET);
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByLabel('Email')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const places = () =>
        page
          .locator('[data-amplify-router], [data-amplify-router] :is(input, select, form button)')
          .evaluateAll((parts) =>
            parts
              .map((part) => part.getBoundingClientRect())
              .filter(({ width: wide }) => wide > 0)
              // The first is what all stand in: beneath the button the widget may say more.
              .map(({ x, y, width: wide, height }, at) => [x, y, wide, at === 0 ? 0 : height].map(Math.round)),
          );
      const before = await places();
      expect(before.length).toBeGreaterThan(4);
      letGo();
      await expect(tab(page, 'Log In')).toBeVisible();
      expect(await places(), `${address} ${width} px`).toEqual(before);
    }
});
