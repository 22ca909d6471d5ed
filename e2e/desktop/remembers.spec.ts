import { expect } from 'playwright/test';
import { test } from './desktop-studio.ts';

test('what a page keeps is there again after a restart', async ({ studio }) => {
  await studio.window().evaluate(() => localStorage.setItem('kept', 'ring'));
  await studio.restart();
  await studio.window().waitForLoadState();
  await expect.poll(() => studio.window().evaluate(() => localStorage.getItem('kept'))).toBe('ring');
});
