import { expect, type Page, test } from 'playwright/test';
import { keptInBrowser } from '../../../src/renderer/src/features/legal/kept-in-browser.ts';
import { newEmail, nobody, PASSWORD } from '../../pages/newcomer.ts';
import { loginPage } from '../../pages/login-page.ts';
import { openDesign, PLAIN_BAND } from '../../pages/open-design.ts';
import { openOutbox } from '../../pages/outbox.ts';
import { sitePage, WIDTHS } from '../../pages/site-page.ts';

test.use(nobody);

/** What lies in no browser here: the journeys log in through no other service. */
const ELSEWHERE = ['studio-form', 'studio-state', 'studio-state-by-form', 'com.amplify.*', 'CognitoSignInState.*'];

test('whatever a walk through the studio leaves in the browser, the privacy notice says', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    for (const name of await namesIn(page)) seen.add(name);
  };
  const site = sitePage(page);
  const email = newEmail('walk');
  await site.open('/', WIDTHS.desk);
  const waitlist = page.getByRole('region', { name: 'Join the Waitlist' });
  await waitlist.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha');
  await waitlist.getByRole('textbox', { name: 'Mobile', exact: true }).fill('+91 98765 43210');
  await waitlist.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await waitlist.getByRole('button').click();
  await expect(waitlist.getByRole('button')).toHaveText('Sent!');
  await site.studioDoor.click();
  await site.dialog.getByRole('button', { name: 'Create Account' }).click();
  await look();
  const login = loginPage(page);
  await login.signUp(email, PASSWORD);
  await expect(page.getByLabel('Confirmation Code')).toBeVisible();
  await look();
  const outbox = await openOutbox(browser, baseURL);
  await login.confirm(await outbox.nextCode(email));
  await outbox.close();
  await expect(page).toHaveURL('/modes');
  await openDesign(page, PLAIN_BAND);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept in the workshop')).toBeVisible();
  await look();
  await site.open('/', WIDTHS.desk);
  await site.trialItem.click();
  await site.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(site.dialog.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await look();
  await site.dialog.getByRole('button', { name: 'OK' }).click();
  await site.log('Log Out').click();
  await expect(site.log('Log In')).toBeVisible();
  await look();

  expect([...seen].filter((name) => keptUnder(name) === undefined)).toEqual([]);
  // Nor does the notice name what nothing leaves there any more.
  const left = keptInBrowser.flatMap(({ names }) =>
    names.filter((known) =>
      known.endsWith('*') ? ![...seen].some((name) => name.startsWith(known.slice(0, -1))) : !seen.has(known),
    ),
  );
  expect(left.filter((name) => !ELSEWHERE.includes(name))).toEqual([]);

  await site.open('/privacy-Notice', WIDTHS.desk);
  for (const { names } of keptInBrowser)
    for (const name of names)
      await expect(page.getByText(name.replace(/\*$/, '…'), { exact: true }), name).toBeVisible();
});

test('who sees designs is said truly: whoever is in the workshop', async ({ page }) => {
  const site = sitePage(page);
  await site.open('/privacy-Notice', WIDTHS.phone);
  const notice = page.getByRole('main');
  await expect(notice).toContainText('everybody who is in it sees them');
  await expect(notice).toContainText('the email addresses that are invited now');
  await expect(notice).toContainText('to ask for a quote');
  await site.open('/', WIDTHS.phone);
  await page.getByText('Who sees my designs?').click();
  await expect(page.getByText(/^You, and whoever you invite to your workshop\./)).toBeVisible();
});

/** The names under which something lies in the browser of a page. */
function namesIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).flatMap(({ name }) => name ?? []),
    ...(await caches.keys()),
    ...document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []),
  ]);
}

/** What of the browser a name belongs to; undefined where the privacy notice does not say it. */
function keptUnder(name: string): (typeof keptInBrowser)[number] | undefined {
  const plain = name.replace(/^__Host-/, '');
  return keptInBrowser.find(({ names }) =>
    names.some((known) => (known.endsWith('*') ? plain.startsWith(known.slice(0, -1)) : plain === known)),
  );
}
