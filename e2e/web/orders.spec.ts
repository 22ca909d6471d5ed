import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { complaintsOf } from '../pages/complaints.ts';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { openTray, PLAIN_BAND } from '../pages/open-design.ts';
import { orderPage } from '../pages/order-page.ts';
import { piecePage } from '../pages/piece-page.ts';
import { readCode } from '../pages/read-code.ts';

test.use(nobody);

test('a newcomer takes an order from its brief to its delivery, with quote, job bag and receipt', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('orders');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  const complaints = complaintsOf(page);
  const order = orderPage(page);

  await test.step('an order begins on the tray: the piece is kept for it', async () => {
    const tray = await openTray(page, PLAIN_BAND);
    const title = await tray.pieces.first().getByRole('heading').innerText();
    await order.placeFrom(title, 'Anita Rao');
    await expect(order.title).toHaveText(title);
    await expect(order.facts).toContainText(/Pt 950.*\d\.\d\d\sg.*UK P.*\$[\d,]+/i);
    await expect(order.order.getByRole('img', { name: title })).toBeVisible();
  });

  await test.step('the design is changed after it was ordered, and the order only when that is wanted', async () => {
    await page.getByRole('link', { name: /^Open / }).click();
    await piecePage(page).openTab('Adjust');
    await page.getByLabel('Finish').selectOption('brushed');
    await piecePage(page).finalWeight();
    await expect(page.getByRole('status').filter({ hasText: 'Kept in the workshop' })).toBeVisible();
    await page.goBack();
    const newer = page.getByRole('region', { name: 'The design has changed' });
    await newer.getByRole('button', { name: 'Order it as it is now' }).click();
    await expect(newer).toHaveCount(0);
  });

  await test.step('terms are agreed, the quote is taken home', async () => {
    await page.getByRole('button', { name: 'Change client and terms' }).click();
    await page.getByLabel('Engraving (optional)').fill('A & R');
    await page.getByLabel('Deposit asked for').fill('200');
    await page.getByLabel('Weight, in grams').fill('2');
    await page.getByLabel('Fineness as tested').fill('22k');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('In thousandths as tested')).toBeVisible();
    await page.getByLabel('Fineness as tested').fill('916');
    await page.getByLabel('Credit for a gram of fine gold').fill('120');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(order.money).toContainText('1.832 g fine × $120.00');
    const quote = await textOf(await (await order.download('Quote')).path());
    expect(quote).toMatch(/platinum.*, about \d+\.\d g/i);
    const price = /Price(\$[\d,]+\.\d\d)/.exec((await order.money.innerText()).replaceAll('\n', ''))?.[1];
    expect(quote).toContain(`In all ${price}`);
  });

  await test.step('the client approves and pays a deposit; what is made is frozen', async () => {
    await order.step('Quote is given', 'Quoted');
    await page.getByLabel('Note for the log').fill('Anita, at the counter');
    await order.step('Client approves', 'Approved');
    await expect(page.getByText('Approved as it is')).toBeVisible();
    await page.getByRole('button', { name: 'Enter payment' }).click();
    await expect(order.money).toContainText('−$200.00');
    expect(await textOf(await (await order.download('Receipt')).path())).toContain('for Anita Rao');
    const bagFile = await (await order.download('Job bag')).path();
    expect(await readCode(bagFile)).toBe(page.url().replace(/\?.*/, ''));
    const bag = await textOf(bagFile);
    expect(bag).toContain('Order 1');
    expect(bag).toContain('A & R');
    expect(bag).not.toMatch(/Anita|\$/);
  });

  await test.step('it goes its way, and is handed over once it is weighed', async () => {
    for (const [button, stage] of [
      ['To CAD', 'CAD'],
      ['To print', 'Print'],
      ['Back to CAD', 'CAD'],
      ['To print', 'Print'],
      ['To casting', 'Cast'],
      ['To setting', 'Set'],
      ['Put on hold', 'On hold, at Set'],
      ['Go on at Set', 'Set'],
      ['To polishing', 'Polish'],
      ['To QC and hallmark', 'QC and hallmark'],
    ] as const)
      await order.step(button, stage);
    await page.getByRole('button', { name: 'Hand over to client' }).click();
    await expect(page.getByRole('alert')).toContainText('has not been weighed yet');
    const estimated = Number(/(\d+\.\d\d)\sg/.exec(await order.facts.innerText())?.[1]);
    await page.getByLabel('Weight of the finished metal, in grams').fill((estimated + 0.2).toFixed(2));
    await page.getByRole('button', { name: 'Enter weight' }).click();
    await expect(page.getByRole('heading', { name: 'Bill by weight' })).toBeVisible();
    await order.step('Hand over to client', 'Delivered');
    await expect(order.log).toHaveCount(18);
    await expect(order.log.filter({ hasText: 'Quoted → Approved: Anita, at the counter' })).toContainText('You');
  });

  await test.step('the client sees a price, and not how it is made up', async () => {
    await page.keyboard.press('F2');
    await expect(order.money).not.toContainText('Making');
    await expect(order.money).toContainText('Still to be paid');
    await expect(order.log).toHaveCount(0);
    await page.keyboard.press('F2');
  });

  await test.step('it is found in the list, by its client, and its design knows nothing of it', async () => {
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await expect(page.getByText('Nothing is on order.')).toBeVisible();
    await page.getByLabel('Stage').selectOption('All orders');
    await page.getByLabel('Client, piece or number').fill('anita');
    await expect(page.getByRole('link', { name: /^Order 1, .* for Anita Rao$/ })).toContainText('Delivered');
    await page.getByLabel('Client, piece or number').fill('nobody');
    await expect(page.getByText('No order is like this.')).toBeVisible();
  });
  // Handing over what is not weighed is refused by the server, which the browser's console says, too.
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
});

test('an order of which nothing became is deleted by an owner, who is asked first', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('deleted-order');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  const complaints = complaintsOf(page);
  const order = orderPage(page);
  const tray = await openTray(page, PLAIN_BAND);
  await order.placeFrom(await tray.pieces.first().getByRole('heading').innerText(), 'Anita Rao');
  await order.deleteOrder();
  await expect(page.getByText('Nothing is on order.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'There is no such order.' })).toBeVisible();
  // What is gone is not there, which the browser's console says, too.
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
});

async function textOf(path: string): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(path))), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
