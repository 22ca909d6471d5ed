import { type Browser, expect, test } from 'playwright/test';
import { complaintsOf } from '../pages/complaints.ts';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { expectNothingSerious } from '../pages/nothing-serious.ts';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';
import { orderPage } from '../pages/order-page.ts';
import { sharedPage, sharing } from '../pages/shared-page.ts';
import { workshopPanel } from '../pages/workshop-panel.ts';

test.use(nobody);

/** The client at home: another browser, in which nobody is logged in and no script runs. */
const atHome = async (browser: Browser) =>
  (await browser.newContext({ ...nobody, javaScriptEnabled: false })).newPage();

test('a client sees a piece at home, asks, and approves it; the shop sees what they said', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('shares');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  const complaints = complaintsOf(page);
  const shop = workshopPanel(page);
  await shop.open();
  await shop.name('Rao & Daughters');
  const order = orderPage(page);
  const { links, makeLink } = sharing(page);
  const piece = await openDesign(page, PLAIN_BAND);
  const title = await piece.title.innerText();
  const client = await atHome(browser);
  const seen = sharedPage(client);

  await test.step('a link to a design, without its price, shows its photograph and is approved', async () => {
    const link = await makeLink();
    await expect(page.getByText('Kept in the workshop')).toBeVisible();
    await client.goto(link);
    await expect(seen.title).toHaveText(title);
    await expect(client.getByRole('banner')).toHaveText('Rao & Daughters');
    await expect(seen.facts).toContainText(/platinum/i);
    await expect(seen.facts).toContainText(/About \d+\.\d\d\sg of metal/);
    await expect(client.getByRole('main')).not.toContainText('$');
    expect(await seen.picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
    await seen.approve(' ');
    await expect(client.getByText('Your name, please')).toBeVisible();
    await seen.approve('Asha Rao');
    await expect(seen.said).toContainText('Asha Rao approved this on');
    await page.reload();
    await expect(links).toContainText([/Approved by Asha Rao, .*Open until/s]);
  });

  await test.step('one that is taken back opens nothing', async () => {
    await links.first().getByRole('button', { name: 'Take back' }).click();
    await expect(links.first()).toContainText(/Approved by Asha Rao, .*Taken back/s);
    expect((await client.reload())?.status()).toBe(404);
    await expect(seen.title).toHaveText('This link opens nothing any more');
  });

  await test.step('a client asks about an order, and approves what was quoted', async () => {
    await order.placeFrom(title, 'Asha Rao');
    await order.step('Quote is given', 'Quoted');
    const link = await makeLink(true);
    const scripted = await page.context().newPage();
    await scripted.goto(link);
    await expectNothingSerious(scripted, 'the page of a link');
    await scripted.close();
    await client.goto(link);
    await seen.ask('Asha Rao', '+91 98450 12345', 'Can it be ready by Friday?');
    await expect(seen.said).toContainText('has your question');
    await client.goto(link);
    await expect(seen.facts).toContainText('$');
    await seen.approve('Asha Rao');
    await expect(seen.said).toContainText('Asha Rao approved this on');
    await page.reload();
    await expect(order.steps.getByRole('status')).toHaveText('Approved');
    await expect(order.log.first()).toContainText('Quoted → Approved');
    await expect(order.log.first()).toContainText('The client');
    await expect(links).toContainText([/Approved by Asha Rao/]);
  });

  await test.step('the question stands among the orders until it is answered', async () => {
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await page.getByRole('link', { name: 'Questions (1)' }).click();
    const question = page.getByRole('list', { name: 'Questions of clients' }).getByRole('listitem');
    await expect(question).toContainText(/Can it be ready by Friday\?.*Asha Rao · \+91 98450 12345/s);
    await question.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(question).toHaveCount(0);
    await page.getByLabel('Show').selectOption('Answered');
    await expect(question).toContainText('answered');
  });
  await client.context().close();
  expect(complaints).toEqual([]);
});
