import { expect, test } from 'playwright/test';
import { holdScripts, MAIN_SCRIPT } from '../../pages/held-scripts.ts';
import { nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';
import { CRAWLING, onSlowLine, untilAlive } from '../../pages/slow-line.ts';

test.use({ ...nobody, viewport: { width: WIDTHS.phone, height: 844 }, hasTouch: true });

const COMING = 'Getting the ring ready for you to turn…';

test('on a slow line nothing that is pressed or typed before the page is alive is lost', async ({ page }) => {
  const site = sitePage(page);
  const waitlist = page.getByRole('region', { name: 'Join the Waitlist' });
  await onSlowLine(page, CRAWLING);
  // However slow the machine is, it presses sooner than the line brings the last script.
  const letGo = await holdScripts(page, MAIN_SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  // At once after the first paint: nothing of this has a script yet.
  await expect(site.menuButton).toBeVisible();
  await site.menuButton.click();
  await expect(site.log('Log In')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Platinum' }).check();
  await page.getByRole('radio', { name: 'Emerald' }).check();
  await page.locator('summary').nth(1).click();
  await waitlist.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha');
  await page.getByRole('textbox', { name: 'Email address' }).fill('asha@example.com');
  const turn = page.getByRole('button', { name: 'Turn it by hand' });
  await turn.click();
  await expect(page.getByText(COMING)).toBeVisible();
  await page.getByRole('button', { name: 'Try the Design Studio' }).click();
  await expect(page.getByRole('button', { name: 'Try the Design Studio' })).toHaveAttribute('aria-busy', 'true');
  const wasAlive = await page.evaluate(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  expect(wasAlive, 'the page came alive before it was pressed').toBe(false);

  letGo();
  await untilAlive(page);
  await site.says('Please Log In', 'You need to log in to proceed. Click the button below to log in.', 'Cancel');
  // Its code is the largest of the page.
  await expect(page.locator('button[aria-busy="true"]')).toHaveText('Turn it by hand');
  await expect(page.getByText(COMING)).toBeVisible();
  await expect(page.getByTestId('showpiece-facts')).toContainText(/Platinum 950.*emerald/);
  await expect(page.getByText('“Oval emerald with a diamond halo, platinum, US 6.5”')).toBeVisible();
  for (const chosen of ['Platinum', 'Emerald']) await expect(page.getByRole('radio', { name: chosen })).toBeChecked();
  await expect(page.locator('details').nth(1)).toHaveAttribute('open');
  await expect(waitlist.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Asha');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('asha@example.com');
});

test('a ring that is to be turned by hand says that it is coming, from the press on until it can be turned', async ({
  page,
}) => {
  await onSlowLine(page);
  const letGo = await holdScripts(page, MAIN_SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  const turn = page.getByRole('button', { name: 'Turn it by hand' });
  await expect(page.getByText(COMING)).toBeHidden();
  await turn.click();
  await expect(page.getByText(COMING)).toBeVisible();
  letGo();
  await untilAlive(page);
  await expect(turn).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(COMING)).toBeVisible();
  // Who is impatient presses once more.
  await turn.click();
  const ring = page.getByRole('img', { name: /in three dimensions/ });
  const back = page.getByRole('button', { name: 'Back to the picture' });
  await expect(back).toBeVisible({ timeout: 90_000 });
  await expect(ring).toHaveCSS('opacity', '1');
  await expect(page.getByText(COMING)).toBeHidden();
  await back.click();
  await expect(ring).toHaveCount(0);
  await expect(turn).toBeVisible();
});

test('the free trial says at once that it is coming, and so does another picture of the ring', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.desk, height: 900 });
  const site = sitePage(page);
  await page.goto('/');
  await untilAlive(page);
  const bringTrial = await holdScripts(page, /\/assets\/trial-flow-[^/]+\.js$/);
  await site.trialItem.click();
  await expect(site.trialItem).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('One moment…')).toBeVisible();
  bringTrial();
  await site.says('Please Log In', 'You need to be logged in to start a trial.', 'Cancel');
  await expect(page.getByText('One moment…')).toHaveCount(0);
  await expect(site.trialItem).not.toHaveAttribute('aria-busy');

  const bringPicture = await holdScripts(page, /pt950_ru-ruby/);
  await page.getByRole('radio', { name: 'Platinum' }).check();
  const changing = page.getByText('Changing the ring…').filter({ visible: true });
  await expect(changing).toBeVisible();
  // The facts are those of the ring that is seen.
  await expect(page.getByTestId('showpiece-facts')).toContainText('18k rose gold');
  bringPicture();
  await expect(page.getByTestId('showpiece-facts')).toContainText('Platinum 950');
  await expect(changing).toHaveCount(0);
});

test('a ring that cannot be fetched says so in its place, and the page stays', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  await page.route(/\/assets\/turned-by-hand-/, (route) => route.abort());
  await page.getByRole('button', { name: 'Turn it by hand' }).click();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(/could not be loaded.*reload the page/);
  await expect(page.getByRole('button', { name: 'Turn it by hand' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what was typed before the page was alive is sent with the rest', async ({ page }) => {
  await onSlowLine(page, CRAWLING);
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.getByRole('region', { name: 'Newsletter' });
  await box.getByRole('textbox', { name: 'Email address' }).fill('not an address');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await untilAlive(page);
  await expect(box.getByText('Invalid email address')).toBeVisible();
  await expect(box.getByRole('textbox', { name: 'Email address' })).toHaveValue('not an address');
});

test('Log In is there at once where no sign-in is stored', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.desk, height: 900 });
  await page.route(/\/assets\/(?:core|landing)-[^/]+\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await sitePage(page).log('Log In').click({ noWaitAfter: true });
  await expect(page).toHaveURL('/login');
});
