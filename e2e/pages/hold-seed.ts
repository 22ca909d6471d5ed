import type { Page } from 'playwright/test';

/**
 * Fixes the seed of trays, which the studio draws from the browser's random source, so that the same brief gives the
 * same four designs here and in Node. Call it before the page is opened.
 */
export async function holdSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((doubled) => {
    const draw = crypto.getRandomValues.bind(crypto);
    // The studio uses 31 of the 32 bits that it draws. Other random values, such as ids, stay random.
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(doubled) : draw(array));
  }, seed * 2);
}
