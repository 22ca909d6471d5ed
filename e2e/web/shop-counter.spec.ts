import { expect, test } from 'playwright/test';
import { counterPanel } from '../pages/counter-panel.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { haveAccount, logIn, logOut, newEmail, nobody } from '../pages/newcomer.ts';
import { trayPage } from '../pages/tray-page.ts';

test.use(nobody);

const PLAIN_22K = 'Plain 22k gold band, 4 mm, size 9';

test('a shop enters what it charges; prices of new and of earlier trays are reckoned with it; the next user sees none of it', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('counter');
  await haveAccount(browser, baseURL, email);
  await logIn(page, email);
  await expect(page.getByText('18k yellow $106.31 a gram · example rate')).toBeVisible();
  const tray = trayPage(page);
  await lightningPage(page).open();
  await lightningPage(page).say(PLAIN_22K);
  await tray.weighed();
  const prices = tray.pieces.getByRole('button', { name: /show how it is made up/ });
  await expect(prices.first()).toContainText('example rate');
  await expect(prices.first()).toContainText('$');

  await page.goto('/modes');
  await page.getByRole('link', { name: 'Enter your rates' }).click();
  const counter = counterPanel(page);
  await counter.choice('Country').selectOption('India');
  await expect(counter.panel.getByText('Metal, in Indian rupees')).toBeVisible();
  await expect(counter.choice('Ring sizes')).toHaveValue('IN');
  await counter.field('22k gold (916)').fill('market rate');
  await counter.save();
  await expect(counter.panel.getByText('This is no amount.')).toBeVisible();
  await counter.field('22k gold (916)').fill('₹1,15,000/-');
  await expect(counter.panel.getByText('Follows from your rates: ₹1,25,420')).toBeVisible();
  await counter.field('A small stone').fill('40');
  await counter.field('A larger stone').fill('900');
  const list = await counter.downloadList();
  expect(list).toContain('Diamond,"G-H, VS-SI, natural",1,');
  await counter.chooseList('stone,quality,from ct,price per ct\nDiamond,our E-F,0,"₹99,000"\nglass,,0,5');
  await expect(counter.panel.getByText('Read: 1 line. Save your counter to use them.')).toBeVisible();
  await expect(counter.panel.getByText('Line 3: the studio knows no stone called “glass”.')).toBeVisible();
  await counter.save();
  await expect(counter.said.filter({ hasText: 'Saved' })).toHaveText('Saved. Prices are reckoned with it from now on.');
  await page.reload();
  await expect(counter.field('22k gold (916)')).toHaveValue('115000');
  await expect(counter.panel.getByText('1 of your own; the others are examples.')).toBeVisible();
  await expect(counter.choice('Country')).toHaveValue('IN');

  // A tray that was priced before is priced by what the shop charges now.
  await page.goto('/modes');
  await expect(page.getByText(/18k yellow ₹[\d,.]+ a gram · your rate, today/)).toBeVisible();
  await page.getByRole('link').filter({ hasText: PLAIN_22K }).click();
  await expect(prices.first()).toContainText('₹');
  await prices.first().click();
  await expect(page.getByText(/^Rates of your shop, and examples where it has entered none, as of /)).toBeVisible();
  await expect(page.getByRole('row', { name: /22k yellow gold, as cast .* × ₹11,500\.00/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await logOut(page);
  expect(await page.evaluate(() => localStorage.getItem('counter'))).toBeNull();
});
