import { test as base } from 'playwright/test';
import { chromiumOptions } from '../chromium-path.ts';

/**
 * Journeys in a browser that was started with more arguments than the others have. It is started in the journey:
 * launch options of its own would put a journey at the very end of a run, where it keeps one worker waiting.
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
