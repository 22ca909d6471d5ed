import { expect, type Page, test } from 'playwright/test';
import { complaintsOf } from '../../pages/complaints.ts';
import { fillIn } from '../../pages/fill-in.ts';
import { holdScripts, MAIN_SCRIPT } from '../../pages/held-scripts.ts';
import { nobody } from '../../pages/newcomer.ts';
import { WIDTHS } from '../../pages/site-page.ts';
import { untilAlive } from '../../pages/slow-line.ts';

test.use(nobody);

/** Every script but the one in the page, which runs before it is shown and queues presses. */
const MODULES = /\/assets\/[^/]+\.js$/;
const LATE = [
  ['its scripts', MAIN_SCRIPT],
  ['all module scripts, the first of them too,', MODULES],
] as const;

/** Opens the first page without waiting for scripts that are held back. */
async function openPrinted(page: Page): Promise<void> {
  await page.setViewportSize({ width: WIDTHS.desk, height: 900 });
  await page.goto('/', { waitUntil: 'commit' });
}

// Radio buttons work without a script.
for (const [late, scripts] of LATE) {
  test(`metal and stone can be chosen while ${late} are on their way`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const letGo = await holdScripts(page, scripts);
    await openPrinted(page);
    const facts = page.getByTestId('showpiece-facts');
    await page.getByRole('radio', { name: '18k yellow' }).check();
    await page.getByRole('radio', { name: 'Platinum' }).check();
    await page.getByRole('radio', { name: 'Emerald' }).check();
    await expect(facts).toContainText('18k rose');
    await expect(page.getByText('Changing the ring…')).toBeVisible();
    letGo();
    await expect(page.getByText('Changing the ring…')).toBeHidden();
    await expect(facts).toContainText(/Platinum 950.*emerald/);
    await expect(page.getByRole('img', { name: 'A ring in Platinum: an oval emerald' })).toBeVisible();
    for (const chosen of ['Platinum', 'Emerald']) await expect(page.getByRole('radio', { name: chosen })).toBeChecked();
    await page.getByRole('radio', { name: '18k rose' }).check();
    await expect(facts).toContainText('18k rose');
    expect(complaints).toEqual([]);
  });
}

test('until the chosen ring is seen, the words stay those of the ring that is, and are marked as changing', async ({
  page,
}) => {
  const letGo = await holdScripts(page, /pt950_ru-(ruby|emerald)/);
  await openPrinted(page);
  await untilAlive(page);
  const facts = page.getByTestId('showpiece-facts');
  for (const chosen of ['Platinum', 'Emerald']) await page.getByRole('radio', { name: chosen }).check();
  await expect(page.getByText('Changing the ring…')).toBeVisible();
  await expect(page.getByText('The picture is coming…')).toBeVisible();
  await expect(facts).toContainText('18k rose');
  await expect(page.getByText(/^“.*ruby.*rose gold/i)).toBeVisible();
  letGo();
  await expect(facts).toContainText(/Platinum 950.*emerald/);
  await expect(page.getByRole('img', { name: 'A ring in Platinum: an oval emerald' })).toBeVisible();
  await expect(page.getByText('Changing the ring…')).toBeHidden();
});

test('a ring whose picture cannot be had says so, and its words follow', async ({ page }) => {
  await page.route(/pt950_ru-ruby/, (route) => route.abort());
  await openPrinted(page);
  await untilAlive(page);
  await page.getByRole('radio', { name: 'Platinum' }).check();
  await expect(page.getByText('The picture could not be loaded.')).toBeVisible();
  await expect(page.getByTestId('showpiece-facts')).toContainText('Platinum 950');
  await page.getByRole('radio', { name: '18k rose' }).check();
  await expect(page.getByTestId('showpiece-facts')).toContainText('18k rose');
  await expect(page.getByText('Changing the ring…')).toBeHidden();
});

for (const [late, scripts] of LATE) {
  test(`buttons that are pressed while ${late} are on their way do their work afterwards`, async ({ page }) => {
    const letGo = await holdScripts(page, scripts);
    await openPrinted(page);
    // People press again when nothing happens.
    const turn = page.getByRole('button', { name: 'Turn it by hand' });
    await turn.click();
    await turn.click();
    const trial = page.getByRole('banner').getByRole('button', { name: 'Free Trial' });
    await trial.click();
    letGo();
    await expect(page.getByRole('alertdialog', { name: 'Please Log In' })).toBeVisible();
    await expect(page.getByText('Back to the picture')).toBeAttached();
  });
}

test('questions open while all scripts are on their way, one at a time', async ({ page }) => {
  await holdScripts(page, MODULES);
  await openPrinted(page);
  const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)];
  await first.locator('summary').click();
  await expect(first.locator('p')).toBeVisible();
  await second.locator('summary').click();
  await expect(second.locator('p')).toBeVisible();
  await expect(first).not.toHaveAttribute('open');
});

for (const [late, scripts] of LATE) {
  test(`a form that is filled in and sent while ${late} are on their way is sent whole`, async ({ page }) => {
    const sent = page.waitForRequest('**/api/v1.0/email/send-form');
    const letGo = await holdScripts(page, scripts);
    await openPrinted(page);
    const form = page.getByRole('region', { name: 'Join the Waitlist' });
    const asha = { Name: 'Asha Soni', Mobile: '+91 98765 43210', Email: 'asha@example.com' };
    await fillIn(form, { ...asha, 'Message (optional)': 'Two shops' });
    await form.getByRole('button').click();
    letGo();
    await expect(form.getByRole('button')).toHaveText('Sent!');
    const posted = (await sent).postData();
    for (const words of [asha.Name, asha.Email, 'Two shops']) expect(posted).toContain(words);
  });
}

test('who began to type at the waitlist’s address stays in the field when the page comes alive', async ({ page }) => {
  const letGo = await holdScripts(page, MAIN_SCRIPT);
  await page.setViewportSize({ width: WIDTHS.phone, height: 844 });
  await page.goto('/#waitlist', { waitUntil: 'commit' });
  const name = page
    .getByRole('region', { name: 'Join the Waitlist' })
    .getByRole('textbox', { name: 'Name', exact: true });
  await name.click();
  await page.keyboard.type('Maharani ');
  letGo();
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('Gayatri');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Maharani Gayatri');
});
