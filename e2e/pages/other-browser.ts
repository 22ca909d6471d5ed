import { test as base } from 'playwright/test';
import { chromiumOptions } from '../chromium-path.ts';

/**
 * Journeys in a browser that is started with more arguments than the others. Each starts it itself: launch options in
 * its configuration would move the journey to the very end of a run, where one worker would work alone.
 */
export const test = base.extend<{ moreArguments: readonly string[] }>({
  moreArguments: [[], { option: true }],
  page: async ({ playwright, moreArguments, contextOptions, baseURL, storageState }, provide) => {
    const browser = await playwright.chromium.launch(chromiumOptions(...moreArguments));
    const context = await browser.newContext({
      ...contextOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(storageState === undefined ? {} : { storageState }),
    });
    await provide(await context.newPage());
    await browser.close();
  },
});
