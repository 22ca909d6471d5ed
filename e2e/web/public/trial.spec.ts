import { expect, type Page, type Route } from 'playwright/test';
import { loginPage } from '../../pages/login-page.ts';
import { PASSWORD } from '../../pages/newcomer.ts';
import { test } from '../../pages/own-studio.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

const EMAIL = 'trial@example.com';
const IDENTITY = /\/identity\/?$/;
const KEYS = ['trial_status', 'trial_start_date', 'trial_end_date', 'trial_days_left'];
const FAILED = 'Something went wrong while starting your trial. Please try again later.';
const RUNS = /^Your free trial runs until \w+ \d+, \d{4} at \d/;
const ALREADY = 'You have already activated your trial period.';

async function signIn(page: Page): Promise<void> {
  const login = loginPage(page);
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await expect(page).toHaveURL('/modes');
}

const kept = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS);

test('a trial, from its warning to its end', async ({ page, studio }) => {
  const site = sitePage(page);
  await studio.account(EMAIL);

  await test.step('signed out: a warning', async () => {
    await site.open('/', WIDTHS.large);
    await site.trialItem.click();
    await site.says('Please Log In', 'You need to be logged in to start a trial.', 'Cancel');
    await expect(site.dialog).toBeHidden();
  });

  await signIn(page);
  await expect(page.getByText(/Free trial:/)).toHaveCount(0);

  await test.step('signed in: asked first, and No means no', async () => {
    await site.open('/', WIDTHS.large);
    await site.trialItem.click();
    await expect(site.dialog.getByRole('heading', { name: 'Start Trial' })).toBeVisible();
    await site.dialog.getByRole('button', { name: 'No' }).click();
    await expect(site.dialog).toBeHidden();
    expect(await kept(page)).toEqual([null, null, null, null]);
  });

  const start = async () => {
    await site.trialItem.click();
    await site.dialog.getByRole('button', { name: 'Yes' }).click();
  };

  // The routes stay: one that is taken away may leave a request unanswered that is just on its way.
  let trial: (route: Route) => Promise<void> = (route) => route.abort();
  let identity: (route: Route) => Promise<void> = (route) => route.continue();
  await page.route('**/api/trial', (route) => trial(route));
  await page.route(IDENTITY, (route) => identity(route));

  await test.step('no network: an error', async () => {
    await start();
    await site.says('Error', FAILED, 'OK');
  });

  await test.step('no name in the identity token: an error, and nothing is posted', async () => {
    const posted: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/trial') && posted.push(request.method()));
    identity = async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(
        /"IdToken":"([\w-]+)\.([\w-]+)\./g,
        (_, head: string, claims: string) => {
          const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
          delete said['cognito:username'];
          return `"IdToken":"${head}.${Buffer.from(JSON.stringify(said)).toString('base64url')}.`;
        },
      );
      await route.fulfill({ response: answer, body });
    };
    await start();
    await site.says('Error', 'Unable to retrieve user information.', 'OK');
    identity = (route) => route.continue();
    expect(posted).toEqual([]);
  });

  await test.step('refused by the server: what it said stands below the text', async () => {
    const said = { status: 503, json: { message: 'The ledger is being written.' } };
    trial = (route) => route.fulfill(said);
    await start();
    await site.says('Trial Status', ALREADY);
    await site.says('Trial Status', 'The ledger is being written.', 'OK');
  });

  await test.step('activated: after a spinner, a token refused once, and with the session renewed', async () => {
    const tokens: (string | undefined)[] = [];
    trial = async (route) => {
      tokens.push(route.request().headers()['authorization']);
      if (tokens.length === 1) return route.fulfill({ status: 401, json: { message: 'Expired.' } });
      expect(Object.keys(route.request().postDataJSON() as object).toSorted()).toEqual([
        'cognito_username',
        'trial_end_date',
        'trial_start_date',
        'trial_status',
      ]);
      await new Promise((later) => setTimeout(later, 600));
      return route.continue();
    };
    await start();
    await expect(site.dialog.getByText('Verifying your account…')).toBeVisible();
    await expect(site.dialog.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
    await expect(site.dialog.getByText(/^Your trial has begun\. It runs until /)).toBeVisible();
    trial = (route) => route.continue();
    expect(new Set(tokens).size).toBe(2);
    const [status, from, to, left] = await kept(page);
    expect([status, left]).toEqual(['true', '3']);
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(3 * 86_400_000);
    await site.dialog.getByRole('button', { name: 'Open the studio' }).click();
    await expect(page.getByText('Free trial: 3 days left')).toBeVisible();
  });

  await test.step('one that runs is not offered again: its end is said at once, and the way into the studio', async () => {
    await site.open('/pricing', WIDTHS.phone);
    await expect(page.getByText('No card needed: your trial never becomes a paid plan by itself.')).toBeVisible();
    await expect(page.getByText(/^Start with/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Your free trial: 3 days left' }).click();
    await site.says('Trial Status', RUNS, 'OK');
    await site.open('/', WIDTHS.large);
    await site.trialItem.click();
    await site.says('Trial Status', RUNS, 'Open the studio');
    await expect(page).toHaveURL('/modes');
  });

  await test.step('begun where this browser could not see it: refused to the letter, with its end', async () => {
    trial = (route) => (route.request().method() === 'POST' ? route.continue() : route.abort());
    const before = await kept(page);
    await page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), KEYS);
    await site.open('/pricing', WIDTHS.phone);
    await page.getByRole('button', { name: 'Start the free trial' }).click();
    await site.dialog.getByRole('button', { name: 'Yes' }).click();
    await site.says('Trial Status', ALREADY);
    await site.says('Trial Status', RUNS, 'OK');
    expect(await kept(page)).toEqual(before);
    trial = (route) => route.continue();
  });

  await test.step('gone at sign-out, back at sign-in', async () => {
    await site.open('/', WIDTHS.desk);
    await site.log('Log Out').click();
    await expect(site.log('Log In')).toBeVisible();
    expect(await kept(page)).toEqual([null, null, null, null]);
    await signIn(page);
    await expect(page.getByText('Free trial: 3 days left')).toBeVisible();
    expect((await kept(page))[0]).toBe('true');
  });

  await test.step('ended: none left, and the way to the plans', async () => {
    await page.evaluate(() => localStorage.setItem('trial_end_date', '2020-01-01T00:00:00.000Z'));
    trial = (route) => route.abort();
    await page.reload();
    await expect(page.getByText('Free trial: 0 days left')).toBeVisible();
    await page.getByRole('link', { name: 'See the plans' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.getByRole('button', { name: 'Your free trial has ended' }).click();
    await site.says('Trial Status', /^Your free trial ended on \w+ \d+, 20\d\d at \d/, 'Open the studio');
    await expect(page).toHaveURL('/modes');
  });
});
