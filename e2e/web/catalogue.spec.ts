import { expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { openTray, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

test.use(nobody);

test('the catalogue shows what the workshop keeps, on every machine, found by words and facets', async ({
  page,
  browser,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  const email = newEmail('catalogue');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  await page.goto('/catalog');
  await expect(page.getByText('What you like, change or keep is here, wherever you log in.')).toBeVisible();

  await openTray(page, PLAIN_BAND);
  for (const index of [0, 1]) {
    await page
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /^Like / })
      .click();
  }
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /^Open / })
    .click();
  await expect(page.getByText('Kept in the workshop')).toBeVisible();
  expect(complaints).toEqual([]);

  const other = await browser.newContext({ ...nobody, ...(baseURL === undefined ? {} : { baseURL }) });
  const elsewhere = await other.newPage();
  const complaintsElsewhere = complaintsOf(elsewhere);
  await logIn(elsewhere, email);
  await elsewhere.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Library' }).click();
  const designs = elsewhere.getByRole('tabpanel').getByRole('listitem');
  await expect(designs).toHaveCount(2);
  const card = designs.first();
  await expect(card).toContainText(/Pt 950.*\d\.\d\d.g.*\$/);
  await expect(card.locator('img')).toBeVisible();

  await test.step('found by words and facets; the address is the filter', async () => {
    await elsewhere.getByLabel('Metal').selectOption('gold');
    await expect(elsewhere.getByText('No design of your workshop is like this.')).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByText('No design of your workshop is like this.')).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Show all designs' }).click();
    await expect(designs).toHaveCount(2);
    await elsewhere.getByLabel('Kind').selectOption('ring');
    await elsewhere.getByRole('searchbox', { name: 'Words' }).fill('wedding plat');
    await expect(elsewhere).toHaveURL(/kind=ring.*text=wedding/);
    await expect(designs).toHaveCount(2);
  });

  await test.step('opens the piece', async () => {
    await card.getByRole('link').click();
    await expect(elsewhere).toHaveURL(/\/catalog\/[^/?]+$/);
    // The catalogue stays until the page is there.
    await expect(elsewhere.getByRole('region', { name: 'The piece' })).toBeVisible();
    await piecePage(elsewhere).finalWeight();
    await expect(elsewhere.getByText('Kept in the workshop')).toBeVisible();
    await elsewhere.goBack();
    await expect(designs).toHaveCount(2);
  });
  expect(complaintsElsewhere).toEqual([]);

  await test.step('page by page, the newest first', async () => {
    await elsewhere.route('**/designs?**', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/limit=\d+/, 'limit=1'),
      }),
    );
    await elsewhere.goto('/catalog');
    await expect(designs).toHaveCount(1);
    const newest = await designs.innerText();
    await elsewhere.getByRole('button', { name: 'Show older ones' }).click();
    await expect(designs).toHaveCount(2);
    expect(await designs.first().innerText()).toBe(newest);
    await expect(elsewhere.getByRole('button', { name: 'Show older ones' })).toHaveCount(0);
    await elsewhere.unroute('**/designs?**');
  });

  await test.step('without a line it says so, and goes on when there is one', async () => {
    await elsewhere.route('**/designs?**', (route) => route.abort());
    await elsewhere.getByLabel('Metal').selectOption('platinum');
    await expect(elsewhere.getByRole('alert')).toContainText('There is no line to your workshop.');
    await elsewhere.unroute('**/designs?**');
    await elsewhere.getByRole('button', { name: 'Try again' }).click();
    await expect(designs).toHaveCount(2);
  });

  await test.step('what the studio refuses is told with its remedy', async () => {
    const busy = { code: 'too_many_requests', message: 'You search faster than people do.', remedy: 'Wait a minute.' };
    await elsewhere.route('**/designs?**', (route) => route.fulfill({ status: 429, json: busy }));
    await elsewhere.getByLabel('Metal').selectOption('silver');
    await expect(elsewhere.getByRole('alert')).toContainText(/You search faster than people do\.\s*Wait a minute\./);
  });
  await other.close();
});
