import { expect } from 'playwright/test';
import type { Platform } from '#shared/desktop/platform.ts';
import { test } from './desktop-studio.ts';

test('the studio opens in a window of its own, on the landing page', async ({ studio }) => {
  await expect(studio.window().getByRole('heading', { level: 1 })).toBeVisible();
  const url = await studio
    .program()
    .evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
  expect(url).toBe('app://bundle/');
  expect(await studio.window().evaluate(() => globalThis.isSecureContext)).toBe(true);
  const kind = await studio.window().evaluate(() => (globalThis as unknown as { platform: Platform }).platform.kind);
  expect(kind).toBe('desktop');
});
