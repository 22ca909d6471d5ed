import { expect, type Page } from 'playwright/test';

/** The tray of four. */
export function trayPage(page: Page) {
  const pieces = page.getByRole('article');
  return {
    pieces,
    progress: page.getByRole('progressbar'),
    cancel: page.getByRole('button', { name: 'Cancel' }),
    compare: page.getByRole('button', { name: 'Compare' }),
    chips: page.getByRole('list', { name: 'What was understood' }).getByRole('button'),
    questions: page.getByRole('list', { name: 'Please tell us' }).getByRole('group'),
    facts: pieces.getByTestId('facts'),
    /** The finished photographs; until then a piece shows its drawing. */
    photographs: pieces.getByTestId('photograph'),
    /** The proposals for an order of several pieces. */
    sets: page.getByRole('region', { name: / set$/ }),
    /** What all pieces of a set weigh and cost together, once all are weighed. */
    together: page.getByText(/^Together \d/),
    /** Waits until the four are laid out as drawings. */
    async laidOut() {
      await page.waitForURL(/\/aiimages/);
      await expect(pieces).toHaveCount(4);
    },
    /** Waits until the four are weighed, priced and checked. */
    async weighed() {
      await expect(pieces.getByText(/Castable|To mend/)).toHaveCount(4, { timeout: 30_000 });
    },
    /** Opens the first piece that can be cast. @returns its place on the tray, from 1 */
    async openCastable(): Promise<number> {
      const index = (await pieces.allInnerTexts()).findIndex((text) => text.includes('Castable'));
      if (index === -1) throw new Error('Nothing on the tray can be cast');
      await pieces.nth(index).getByRole('link', { name: /^Open/ }).click();
      await expect(page.getByRole('region', { name: 'The piece' })).toBeVisible();
      return index + 1;
    },
  };
}
