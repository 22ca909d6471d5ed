import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

/** What the shop charges, on the profile page. */
export function counterPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Your counter' });
  return {
    panel,
    said: panel.getByRole('status'),
    refused: panel.getByRole('alert'),
    field: (name: string) => panel.getByRole('textbox', { name, exact: true }),
    choice: (name: string) => panel.getByRole('combobox', { name, exact: true }),
    async downloadList(): Promise<string> {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'Download the list' }).click(),
      ]);
      return readFileSync(await download.path(), 'utf8');
    },
    chooseList: (csv: string) =>
      panel
        .getByLabel('Your list of stone prices')
        .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }),
    open: () => page.goto('/profile-page#counter'),
    save: () => panel.getByRole('button', { name: 'Save your counter' }).click(),
  };
}
