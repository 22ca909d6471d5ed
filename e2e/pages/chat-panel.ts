import { expect, type Page } from 'playwright/test';

/** A conversation with the studio: beside a piece, or on a page of its own. */
export function chatPanel(page: Page) {
  const log = page.getByRole('log', { name: 'Conversation' });
  const box = page.getByRole('textbox', {
    name: /^(?:Say what is to change|What is to change\?|What shall we make\?)$/,
  });
  return {
    log,
    box,
    /** The last thing that the studio said. */
    answer: log
      .getByRole('listitem')
      .filter({ hasText: /^The studio: / })
      .last(),
    async say(words: string) {
      await box.fill(words);
      await box.press('Enter');
      await expect(
        log
          .getByRole('listitem')
          .filter({ hasText: `You: ${words}` })
          .last(),
      ).toBeVisible();
    },
    /** Presses one of the likely answers under the last turn. */
    async press(label: string | RegExp) {
      await log.getByRole('button', { name: label }).click();
    },
  };
}
