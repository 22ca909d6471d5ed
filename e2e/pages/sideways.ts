import { expect, type Page } from 'playwright/test';

/** Expects nothing on the page to be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `${where} is ${excess} px too wide`).toBeLessThanOrEqual(0);
}
