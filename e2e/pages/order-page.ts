import { type Download, expect, type Page } from 'playwright/test';

/** The page of one order. */
export function orderPage(page: Page) {
  const order = page.getByRole('article', { name: /^Order \d+/ });
  const panel = (name: RegExp) => page.getByRole('region', { name });
  return {
    order,
    title: page.getByRole('heading', { level: 1 }),
    facts: order.getByTestId('facts'),
    money: panel(/^(Estimate|Bill by weight)$/),
    work: panel(/^The piece$/),
    client: panel(/^Client and terms$/),
    log: page.getByRole('list', { name: 'Log of this order' }).getByRole('listitem'),
    steps: panel(/^How far it is$/),
    /** Orders the piece of the page, or of the tray, that is open. */
    async placeFrom(title: string, client: string) {
      await page.getByRole('button', { name: `Order ${title}` }).click();
      const dialog = page.getByRole('dialog', { name: `Order ${title}` });
      await dialog.getByLabel('Client’s name').fill(client);
      await dialog.getByRole('button', { name: 'Order', exact: true }).click();
      await page.waitForURL(/\/order\//);
    },
    /** Takes a step, by the words of its button, and waits until the order stands there. */
    async step(button: string, stage: string) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(panel(/^How far it is$/).getByRole('status')).toHaveText(stage);
    },
    /** Deletes the order, and is back in the list. */
    async deleteOrder() {
      await page.getByRole('button', { name: 'Delete this order' }).click();
      const dialog = page.getByRole('dialog', { name: /^Delete order \d+\?$/ });
      await dialog.getByRole('button', { name: 'Delete it' }).click();
      await page.waitForURL(/\/orders$/);
    },
    async download(name: string): Promise<Download> {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download ${name}` }).click(),
      ]);
      return download;
    },
  };
}
