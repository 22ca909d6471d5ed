import { expect, type Page } from 'playwright/test';

/** A link to a piece: how it is made on a page of the shop, and what its client sees. */
export function sharing(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'A link for the client' });
  return {
    dialog,
    links: page.getByRole('list', { name: 'Links to this piece' }).getByRole('listitem'),
    /** Makes a link. @returns its address */
    async makeLink(isPriced = false): Promise<string> {
      await page.getByRole('button', { name: /^Make (a|another) link/ }).click();
      if (isPriced) await dialog.getByLabel('Show the price').check();
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      const link = dialog.getByLabel('The link');
      await expect(link).toBeVisible({ timeout: 60_000 });
      const address = await link.inputValue();
      await dialog.getByRole('button', { name: 'Done' }).click();
      return address;
    },
  };
}

/** What a client sees who has no account. */
export function sharedPage(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1 }),
    facts: page.locator('dl'),
    picture: page.locator('img.piece'),
    said: page.getByRole('status'),
    async approve(name: string) {
      await page.getByLabel('Your name').first().fill(name);
      await page.getByRole('button', { name: 'I approve' }).click();
    },
    async ask(name: string, contact: string, message: string) {
      await page.getByText('Ask the shop a question').click();
      const form = page.locator('#ask');
      await form.getByLabel('Your name').fill(name);
      await form.getByLabel('Phone or email').fill(contact);
      await form.getByLabel('Your question').fill(message);
      await form.getByRole('button', { name: 'Send the question' }).click();
    },
  };
}
