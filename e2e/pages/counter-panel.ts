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
    open: () => page.goto('/profile-page#counter'),
    save: () => panel.getByRole('button', { name: 'Save your counter' }).click(),
  };
}
