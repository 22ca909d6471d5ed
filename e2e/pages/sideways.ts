import { expect, type Page } from 'playwright/test';

/** Nothing on the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `${where} is ${excess} px too wide`).toBeLessThanOrEqual(0);
}
