import type { Page } from 'playwright/test';

/** The script that hydrates the page. */
export const MAIN_SCRIPT = /\/assets\/core-[^/]+\.js$/;

/** Holds back the scripts with these addresses. @returns a function that releases them */
export async function holdScripts(page: Page, some: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(some, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
