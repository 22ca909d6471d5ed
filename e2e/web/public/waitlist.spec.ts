import { expect, type Page, test } from 'playwright/test';
import { ADMIN_EMAIL } from '../../journey-files.ts';
import { openOutbox } from '../../pages/outbox.ts';
import { newEmail, nobody } from '../../pages/newcomer.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

const PATH = '**/api/v1.0/email/send-form';

function waitlist(page: Page) {
  const form = page.getByRole('region', { name: 'Join the Waitlist' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  return {
    form,
    field,
    button: form.getByRole('button'),
    async fill(email: string, name = 'Asha') {
      await field('Name').fill(name);
      await field('Mobile').fill('+91 98765 43210');
      await field('Email').fill(email);
    },
  };
}

test('an entry is sent once, thanked for five seconds, and reported to the owner', async ({
  page,
  browser,
  baseURL,
}) => {
  const { form, field, button, fill } = waitlist(page);
  await page.clock.install();
  await sitePage(page).open('/', WIDTHS.tablet);
  // From here on the page's clock only moves when told to.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const sent: string[] = [];
  await page.route(PATH, async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.continue();
  });
  const email = newEmail('waiting');
  await fill(email, 'आशा <b>Soni</b>');
  await field('Company name (optional)').fill('Soni & Sons');
  await field('Designation (optional)').fill('Owner');
  await field('Message (optional)').fill('A counter in Jaipur\nwith two benches');
  await button.dblclick();
  await expect(button).toHaveText('Sent!');
  expect(sent).toHaveLength(1);
  for (const name of ['Name', 'Mobile', 'Email', 'Message (optional)']) await expect(field(name)).toHaveValue('');
  await expect(form.getByRole('status')).toContainText('You’re on the list');
  await page.clock.runFor(4999);
  await expect(button).toHaveText('Sent!');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Join the Waitlist');
  await expect(form.getByText(/^Your .*, please$/)).toHaveCount(0);

  const outbox = await openOutbox(browser, baseURL);
  const text = await outbox.saying(ADMIN_EMAIL, email);
  for (const words of ['आशा <b>Soni</b>', 'Soni & Sons', 'Owner', 'with two benches']) expect(text).toContain(words);
  await outbox.close();
});

test('while it is sent the button waits', async ({ page }) => {
  const { button, fill } = waitlist(page);
  await sitePage(page).open('/', WIDTHS.phone);
  let answer: (() => void) | undefined;
  await page.route(PATH, async (route) => {
    await new Promise<void>((later) => (answer = later));
    await route.fulfill({ body: 'OK' });
  });
  await fill(newEmail('slow'));
  await button.click();
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  await expect.poll(() => answer !== undefined).toBe(true);
  answer?.();
  await expect(button).toHaveText('Sent!');
});

const failures = [
  ['without a network', undefined, /can’t be reached.*still in the form/],
  ['to a service that has had enough', { status: 429, body: 'Too Many Requests' }, /just sent one.*still in the form/],
  [
    'from a browser without a head',
    { status: 451, body: 'Unavailable For Headless Browser' },
    /run by a program.*still in the form/,
  ],
  ['by somebody who is not wanted', { status: 403, body: 'Forbidden' }, /can’t join the list.*still in the form/],
] as const;

for (const [how, refusal, words] of failures) {
  test(`sent ${how}, an alert comes and what was typed stays`, async ({ page }) => {
    const { button, field, fill } = waitlist(page);
    const site = sitePage(page);
    await site.open('/', WIDTHS.desk);
    await page.route(PATH, (route) => (refusal === undefined ? route.abort() : route.fulfill(refusal)));
    await fill('asha@example.com');
    await button.click();
    await site.says('Alert', 'Failed to send the demo request. Please try again.');
    await site.says('Alert', words, 'OK');
    await expect(button).toHaveText('Join the Waitlist');
    await expect(field('Name')).toHaveValue('Asha');
    await expect(field('Email')).toHaveValue('asha@example.com');
  });
}

test('a message of ten megabytes is refused before it is sent, and stays', async ({ page }) => {
  const { form, button, field, fill } = waitlist(page);
  await sitePage(page).open('/', WIDTHS.phone);
  await fill('long@example.com');
  // People can't type that much; a program can.
  await field('Message (optional)').evaluate((box: HTMLTextAreaElement) => {
    box.removeAttribute('maxlength');
    // Hidden, because a browser needs ten seconds to lay out ten megabytes in one line.
    box.style.display = 'none';
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'a'.repeat(10 * 2 ** 20));
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  let sent = 0;
  await page.route(PATH, (route) => {
    sent += 1;
    return route.continue();
  });
  await button.click();
  await expect(form.getByText('At most 5000 characters fit in this field')).toBeVisible();
  expect(sent).toBe(0);
  await expect(button).toHaveText('Join the Waitlist');
  await expect(field('Email')).toHaveValue('long@example.com');
  const kept = await form.locator('textarea').evaluate((box: HTMLTextAreaElement) => box.value.length);
  expect(kept).toBe(10 * 2 ** 20);
});

test('name, mobile and email are asked for; the first that is missing is brought forward', async ({ page }) => {
  const { form, button, field, fill } = waitlist(page);
  await sitePage(page).open('/', WIDTHS.large);
  await button.click();
  await expect(form.getByText(/^Your .*, please$/)).toHaveCount(3);
  await expect(field('Name')).toBeFocused();
  await fill('asha@example');
  await expect(form.getByText('Invalid email address')).toBeVisible();
  await field('Email').fill('asha@example.com');
  await expect(form.getByText('Invalid email address')).toHaveCount(0);
});
