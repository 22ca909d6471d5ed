import { expect, type Page, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { likeTwo, openTray, PLAIN_BAND } from '../pages/open-design.ts';

test.use(nobody);

const liked = (page: Page) => page.getByRole('main').getByRole('listitem');
/** The workshop knows that a like has ended. */
const unliked = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/like'));
const library = (page: Page) => page.getByRole('navigation', { name: 'Library' });

test('what is liked is found on every machine, without a line in this browser, and liked no longer', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('likes');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  const complaints = complaintsOf(page);
  await page.goto('/catalog/likedimages');
  await expect(page.getByText('Nothing is liked yet.')).toBeVisible();

  await openTray(page, PLAIN_BAND);
  await likeTwo(page);
  const other = await browser.newContext({ ...nobody, ...(baseURL === undefined ? {} : { baseURL }) });
  const elsewhere = await other.newPage();
  await logIn(elsewhere, email);
  await elsewhere.goto('/catalog/likedimages');
  await expect(liked(elsewhere)).toHaveCount(2);
  await expect(elsewhere.getByRole('button', { name: /^Unlike / })).toHaveCount(2);

  await test.step('the address is the filter', async () => {
    await elsewhere.getByLabel('Metal').selectOption('gold');
    await expect(elsewhere.getByText('Nothing that you like is like this.')).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Show all that you like' }).click();
    await expect(liked(elsewhere)).toHaveCount(2);
  });

  await test.step('liked no longer, it stays in the catalogue', async () => {
    const ended = unliked(elsewhere);
    await elsewhere
      .getByRole('button', { name: /^Unlike / })
      .first()
      .click();
    await expect(elsewhere.getByRole('button', { name: /^Like / })).toHaveCount(1);
    await ended;
    await elsewhere.reload();
    await expect(liked(elsewhere)).toHaveCount(1);
    await library(elsewhere).getByRole('link', { name: 'All' }).click();
    await expect(elsewhere.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2);
  });

  await test.step('without a line this browser shows what it has, and what is liked then goes home later', async () => {
    await page.route('**/api/workshops**', (route) => route.abort());
    await page.goto('/catalog/likedimages');
    await expect(page.getByRole('alert')).toContainText('There is no line to your workshop.');
    await expect(page.getByText('As they are in this browser:')).toBeVisible();
    const here = page.getByRole('region', { name: 'In this browser' });
    await expect(here.getByRole('link')).not.toHaveCount(0);
    await here
      .getByRole('button', { name: /^Unlike / })
      .first()
      .click();
    const ended = unliked(page);
    await page.unroute('**/api/workshops**');
    await ended;
    await elsewhere.goto('/catalog/likedimages');
    await expect(elsewhere.getByText('Nothing is liked yet.')).toBeVisible();
  });

  await test.step('what the studio refuses is told with its remedy', async () => {
    const busy = { code: 'too_many_requests', message: 'You search faster than people do.', remedy: 'Wait a minute.' };
    await elsewhere.route('**/designs?**', (route) => route.fulfill({ status: 429, json: busy }));
    await elsewhere.reload();
    await expect(elsewhere.getByRole('alert')).toContainText(/You search faster than people do\.\s*Wait a minute\./);
  });
  await other.close();
  expect(complaints.filter((complaint) => !/ERR_FAILED/.test(complaint))).toEqual([]);
});
