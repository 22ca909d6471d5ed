import { expect, test } from 'playwright/test';
import { haveAccount, logIn, newEmail, nobody } from '../pages/newcomer.ts';
import { openDesign } from '../pages/open-design.ts';
import { orderPage } from '../pages/order-page.ts';
import { piecePage } from '../pages/piece-page.ts';
test.use(nobody);
test('shots', async ({ page, browser, baseURL, context }) => {
  const email = newEmail('shots');
  await (await haveAccount(browser, baseURL, email)).close();
  await logIn(page, email);
  const order = orderPage(page);
  const sizes = [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const;
  const shots = async (name: string, full = true) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/orders-shots/${name}-${width}.png`, fullPage: full });
    }
  };
  await page.goto('/orders');
  await expect(page.getByText('Nothing is on order')).toBeVisible();
  await shots('empty');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesign(page, 'Oval ruby halo ring, 18k rose gold, size 13 Indian');
  await piecePage(page).finalWeight();
  await shots('piece', false);
  const title = await piecePage(page).title.innerText();
  await page.getByRole('button', { name: `Order ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Order', exact: true }).click();
  await shots('dialog', false);
  await page.keyboard.press('Escape');
  await order.placeFrom(title, 'Anita Rao');
  await expect(order.title).toHaveText(title);
  await page.waitForTimeout(3000);
  await shots('order');
  await page.getByRole('button', { name: 'Change client and terms' }).click();
  await page.getByLabel('Deposit asked for').fill('500');
  await page.getByLabel('Weight, in grams').fill('10');
  await page.getByLabel('Credit for a gram of fine gold').fill('120');
  await page.getByLabel('Fineness as tested').fill('22k');
  await page.getByRole('button', { name: 'Save' }).click();
  await shots('terms');
  await page.getByLabel('Fineness as tested').fill('916');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(order.money).toContainText('9.16');
  await order.step('Quote is given', 'Quoted');
  await order.step('Client approves', 'Approved');
  await page.getByRole('button', { name: 'Enter payment' }).click();
  await expect(order.money).toContainText('−$500');
  for (const [b, s] of [
    ['To CAD', 'CAD'],
    ['To print', 'Print'],
    ['To casting', 'Cast'],
    ['To setting', 'Set'],
    ['To polishing', 'Polish'],
    ['To QC and hallmark', 'QC and hallmark'],
  ] as const)
    await order.step(b, s);
  await page.getByRole('button', { name: 'Hand over to client' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Weight of the finished metal, in grams').fill('3.9');
  await page.getByRole('button', { name: 'Enter weight' }).click();
  await page.waitForTimeout(1000);
  await page.getByRole('button', { name: 'Enter the hallmark' }).click();
  await shots('late');
  for (const name of ['Quote', 'Job bag', 'Receipt', 'Spec sheet'])
    await (await order.download(name)).saveAs(`/tmp/orders-shots/${name}.pdf`);
  await page.keyboard.press('F2');
  await shots('client');
  await page.keyboard.press('F2');
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^Order 1/ })).toBeVisible();
  await page.waitForTimeout(2500);
  await shots('list');
  await page.goto('/order/17');
  await page.waitForTimeout(800);
  await shots('missing');
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^Order 1/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Client, piece or number').fill('ani');
  await page.waitForTimeout(1500);
  await shots('offline');
  await context.setOffline(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/aiimages');
  await page.waitForTimeout(2000);
  await page.goBack();
});
