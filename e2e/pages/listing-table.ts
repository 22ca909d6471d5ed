import { expect, type Page } from 'playwright/test';

/** The workshop's designs as they are listed, in a table. */
export function listingTable(page: Page) {
  const bulk = page.getByRole('group', { name: 'Tag several designs' });
  const notSaved = page.getByRole('region', { name: 'Not saved' });
  return {
    notSaved,
    conflict: page.getByRole('alert').filter({ hasText: 'Somebody else has changed' }),
    field: (label: string, title: string) => page.getByRole('textbox', { name: `${label} of ${title}`, exact: true }),
    fields: (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}.* of `) }),
    async open(): Promise<void> {
      await page.goto('/metadata-editor');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titles and tags');
    },
    async tagAll(tags: string): Promise<void> {
      await bulk.getByRole('checkbox').check();
      await bulk.getByRole('textbox').fill(tags);
      await bulk.getByRole('button', { name: 'Add' }).click();
    },
    async save(): Promise<void> {
      await notSaved.getByRole('button', { name: 'Save' }).click();
    },
    async saved(): Promise<void> {
      await expect(notSaved).toHaveCount(0);
    },
  };
}
