import { expect, test } from 'playwright/test';
import { holdScripts } from '../../pages/held-scripts.ts';
import { loginPage } from '../../pages/login-page.ts';
import { newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';
import { WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

const ADDRESS = '/login#create-account';

test('a phone number that is none is said at its field, before anything is sent', async ({ page }) => {
  await page.goto(ADDRESS);
  await loginPage(page).signUp(newEmail('phone'), PASSWORD);
  await expect(page.getByLabel('Confirmation Code')).toBeVisible();
  await page.goto('/');
  await page.goto(ADDRESS);
  await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
  const phone = page.getByLabel('Mobile (optional)');
  await phone.fill('call the shop');
  await phone.blur();
  const said = page.getByText('Please enter your number without its country, such as 98765 43210');
  await expect(said).toBeVisible();
  await phone.fill('98765 43210');
  await expect(said).toBeHidden();
});

test('the country of a phone number is named in full', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 844 });
  await page.goto(ADDRESS);
  await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
  for (const code of ['+1', '+91', '+971']) {
    const country = page.getByLabel('Country code');
    await country.selectOption(code);
    const [words, room] = await country.evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return [Infinity, 0];
      pen.font = style.font;
      const inside = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return [pen.measureText(select.selectedOptions[0]?.label ?? '').width, inside];
    });
    expect(words, code).toBeGreaterThan(30);
    expect(words, code).toBeLessThan(room ?? 0);
  }
});

test('the rules of a password are said once: those that are broken, where some are', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
  const rules = page.getByText(/^At least 8 characters/);
  await expect(rules).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('ruby');
  await password.blur();
  await expect(page.getByText('Password must have at least 8 characters')).toHaveCount(1);
  await expect(rules).toBeHidden();
  await password.fill(PASSWORD);
  await expect(rules).toBeVisible();
});

test('where an account is made its terms are a press away, before the widget is there, too', async ({ page }) => {
  const letGo = await holdScripts(page, /\/assets\/login-page-[^/]+\.js$/);
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  const form = page.getByRole('main');
  const links = [
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Privacy Notice', '/privacy-Notice'],
  ] as const;
  const look = async (): Promise<void> => {
    for (const [name, path] of links) {
      const link = form.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  };
  await look();
  letGo();
  await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
  await look();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await expect(form.getByRole('link', { name: 'Privacy Notice' })).toHaveCount(0);
});

test('what was wrong with a code is not said of the one that was asked for after it', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signUp(newEmail('resent'), PASSWORD);
  await login.confirm('000000');
  const wrong = page.getByText(/Invalid verification code/);
  await expect(wrong).toBeVisible();
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText(/a code is in the studio’s letters/)).toBeVisible();
  await expect(wrong).toBeHidden();
  // Of the new one it is.
  await login.confirm('000001');
  await expect(wrong).toBeVisible();
});

test('the address that was typed is there after the way to another page and back', async ({ page }) => {
  const email = newEmail('back');
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
