import { expect, type Page, test } from 'playwright/test';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

test.use(nobody);

const sign = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /workshop|browser|line|kept|Kept/ })
    .first();

test('a piece that is changed without a line waits, goes home when there is one, and opens in another browser', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = newEmail('keeper');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  const piece = await openDesign(page, PLAIN_BAND);
  await expect(sign(page)).toContainText('Only in this browser');
  await piece.openTab('Adjust');
  await context.setOffline(true);
  await page.getByLabel('Finish').selectOption('brushed');
  await expect(sign(page)).toContainText('Waits for the line');
  await piece.finalWeight();

  // The page is closed before there is a line, and the queue is found by the next one.
  const { pathname } = new URL(page.url());
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(pathname);
  await expect(sign(again)).toContainText('Kept in the workshop');

  const other = await browser.newContext({ ...nobody, ...(baseURL === undefined ? {} : { baseURL }) });
  const elsewhere = await other.newPage();
  await logIn(elsewhere, email);
  await elsewhere.goto(pathname);
  const there = piecePage(elsewhere);
  await expect(sign(elsewhere)).toContainText('Kept in the workshop');
  await there.openTab('Adjust');
  await expect(elsewhere.getByLabel('Finish')).toHaveValue('brushed');
  await expect(there.undo).toBeEnabled();

  await test.step('a change there and a change here of the same state are both kept, and the second one is told', async () => {
    await elsewhere.getByLabel('Finish').selectOption('matte');
    await expect(sign(elsewhere)).toContainText('Being kept');
    await expect(sign(elsewhere)).toContainText('Kept in the workshop');
    await piecePage(again).openTab('Adjust');
    await again.getByLabel('Finish').selectOption('hammered');
    await expect(sign(again)).toContainText('Kept beside a colleague’s change');
    await expect(again.getByText(/Somebody else changed .* too/)).toBeVisible();
    await expect(again.getByLabel('Finish')).toHaveValue('hammered');
    await piecePage(again).openTab('Look');
    await expect(again.getByRole('region', { name: 'Revisions' }).getByRole('listitem')).toHaveCount(4);
  });
  await other.close();
});

test('a piece that is kept or liked is the workshop’s', async ({ page, browser, baseURL }) => {
  const email = newEmail('liker');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  await openDesign(page, PLAIN_BAND);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(sign(page)).toContainText('Kept in the workshop');
  await page.goBack();
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Like / })
    .click();
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /^Open / })
    .click();
  await expect(sign(page)).toContainText('Kept in the workshop');
});
