import { expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { listingTable } from '../pages/listing-table.ts';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { likeTwo, openTray, PLAIN_BAND } from '../pages/open-design.ts';
import { piecePage } from '../pages/piece-page.ts';

test.use(nobody);

test('titles, stock numbers, tags and a price are typed in a table, found, and told wherever the piece is', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('titles');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  const complaints = complaintsOf(page);
  const table = listingTable(page);
  await table.open();
  await expect(page.getByText('Designs that you like, change or keep get their titles')).toBeVisible();

  await openTray(page, PLAIN_BAND);
  await likeTwo(page);
  await table.open();
  await expect(table.fields('Title')).toHaveCount(2);

  await test.step('by keys', async () => {
    await table.fields('Title').first().fill('Asha');
    await page.keyboard.press('Enter');
    await expect(table.fields('Title').nth(1)).toBeFocused();
    await page.keyboard.type(' the second');
    await page.keyboard.press('Escape');
    await expect(table.fields('Title').nth(1)).not.toHaveValue(/the second/);
    await table.fields('SKU').first().fill('NK-0042');
    await table.fields('Your price').first().fill('free');
    await expect(page.getByText('Enter an amount, such as 4200')).toBeVisible();
    await table.fields('Your price').first().fill('4,200');
    await table.tagAll('bridal, window');
    await table.fields('Tags').first().fill('bridal, window, one of one');
    await page.keyboard.press('Control+s');
    await table.saved();
  });

  await test.step('a stock number is of one design', async () => {
    await table.fields('SKU').nth(1).fill('NK-0042');
    await table.save();
    await expect(page.getByRole('alert')).toContainText('Asha has the stock number NK-0042 already.');
    await table.notSaved.getByRole('button', { name: 'Undo all' }).click();
    await table.saved();
  });

  await test.step('one by one', async () => {
    await page.getByRole('link', { name: 'Asha: description and more' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Worn low.\nFor every day.');
    await table.save();
    await table.saved();
    await expect(page.getByRole('link', { name: /^(?:Next|Before): / })).toBeVisible();
  });

  await test.step('found and told in the catalogue and on the page of the piece', async () => {
    await page.goto('/catalog?text=nk%200042');
    // What is filtered by stands in a list, too.
    const card = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Open / }) });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(/Asha.*NK-0042.*\$4,200 set by hand/s);
    await page.goto('/catalog?tag=one%20of%20one');
    await expect(card).toHaveCount(1);
    await page.getByRole('button', { name: 'Take away Tag: one of one' }).click();
    await expect(card).toHaveCount(2);
    await card.getByRole('link', { name: 'Open Asha' }).click();
    const piece = piecePage(page);
    await expect(piece.title).toHaveText('Asha');
    await piece.finalWeight();
    await expect(piece.facts).toContainText('$4,200 set by hand');
    await expect(page.getByRole('region', { name: 'In the catalogue' })).toContainText(/Worn low.*SKU NK-0042/s);
    await piece.openTab('Details');
    await expect(page.getByText('$4,200.00, set by hand. Reckoned, it would be:')).toBeVisible();
    await page.keyboard.press('F2');
    await expect(piece.facts).toContainText('$4,200');
    await expect(page.getByText('set by hand')).toHaveCount(0);
    await page.keyboard.press('F2');
  });

  const other = await browser.newContext({ ...nobody, ...(baseURL === undefined ? {} : { baseURL }) });
  const elsewhere = await other.newPage();
  const theirs = listingTable(elsewhere);
  await logIn(elsewhere, email);
  await theirs.open();

  await test.step('what a colleague has changed meanwhile is told, and whose stands is asked', async () => {
    await table.open();
    await expect(table.field('Title', 'Asha')).toBeVisible();
    await theirs.field('Title', 'Asha').fill('Bela');
    await theirs.field('Collection', 'Asha').fill('Rose Garden');
    await theirs.save();
    await theirs.saved();
    await table.field('Title', 'Asha').fill('Chitra');
    await table.save();
    await expect(table.conflict).toContainText(/Theirs: Bela.*Yours: Chitra.*Theirs: Rose Garden/s);
    await table.conflict.getByRole('button', { name: 'Save yours over theirs' }).click();
    await table.saved();
    await expect(table.field('Title', 'Chitra')).toBeVisible();
    await expect(table.field('Collection', 'Chitra')).toHaveValue('Rose Garden');
  });
  expect(complaints.filter((complaint) => !/40[49]|412/.test(complaint))).toEqual([]);

  await test.step('without a line what is typed stays, and is saved when there is one', async () => {
    await page.route('**/designs/**', (route) => route.abort());
    await table.field('SKU', 'Chitra').fill('NK-0043');
    await table.save();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/designs/**');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await table.saved();
  });
  await other.close();
});
