import type { Locator, Page } from 'playwright/test';

/** Fills in the fields of a form, by their labels. */
export async function fillIn(form: Page | Locator, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(words)) await form.getByRole('textbox', { name, exact: true }).fill(text);
}
