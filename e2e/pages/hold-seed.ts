import type { Page } from 'playwright/test';

/**
 * The studio draws the seed of a tray from the browser's own source: held still, the same brief leads to the same four
 * designs, here and in Node. Call it before the page is opened.
 */
export async function holdSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((doubled) => {
    const draw = crypto.getRandomValues.bind(crypto);
    // The studio takes 31 of the 32 bits that it draws; whatever else is drawn (ids) stays random.
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(doubled) : draw(array));
  }, seed * 2);
}
