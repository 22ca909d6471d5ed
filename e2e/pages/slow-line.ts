import type { Page } from 'playwright/test';

/** A phone's slow line as Chrome's own tools emulate it ("Slow 4G"). */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_000 } as const;

/** So slow that there is time to use the page before it is alive. */
export const CRAWLING = 40_000;

/**
 * Puts a page on a slow line.
 * @param downloadThroughput bytes a second
 * @param cpuRate how many times slower its processor is
 */
export async function onSlowLine(
  page: Page,
  downloadThroughput: number = SLOW_4G.downloadThroughput,
  cpuRate = 1,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...SLOW_4G,
    offline: false,
    downloadThroughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

/** Waits until React has taken the page over. @returns how long that took since the navigation began, in ms */
export async function untilAlive(page: Page): Promise<number> {
  await page.waitForFunction(
    () => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    undefined,
    { polling: 30 },
  );
  return page.evaluate(() => performance.now());
}
