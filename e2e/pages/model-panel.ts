import type { Page } from 'playwright/test';

/** The panel of My Profile that says who answers in the chat. */
export function modelPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Who answers in the chat' });
  return {
    panel,
    report: panel.getByRole('status'),
    error: panel.getByRole('alert'),
    async open() {
      await page.goto('/profile-page');
    },
    async test() {
      await panel.getByRole('button', { name: 'Test connection' }).click();
    },
  };
}
