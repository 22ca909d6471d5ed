import { expect, type Page } from 'playwright/test';

/** The page of Lightning mode: one box for a sentence. */
export function lightningPage(page: Page) {
  const box = page.getByRole('textbox', { name: 'What shall we make?' });
  return {
    box,
    problem: page.getByRole('alert'),
    cancel: page.getByRole('button', { name: 'Cancel' }),
    async open() {
      await page.goto('/lightningMode');
      await expect(box).toBeFocused();
    },
    async say(brief: string) {
      await box.fill(brief);
      await box.press('Enter');
    },
  };
}
