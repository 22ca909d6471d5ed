import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { lightningPage } from '../pages/lightning-page.ts';
import { loginPage } from '../pages/login-page.ts';
import { PASSWORD } from '../pages/newcomer.ts';
import { type DesktopStudio, test } from './desktop-studio.ts';

const boundsOf = (studio: DesktopStudio) =>
  studio.program().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());

/** What message boxes have said; the binary's own can't be read by a test. */
const boxesOf = (studio: DesktopStudio) =>
  studio.program().evaluate(({ dialog }) => {
    const { boxes } = dialog as unknown as { readonly boxes?: readonly { readonly message: string }[] };
    return boxes?.map(({ message }) => message) ?? ['The settings of this window could not be read.'];
  });

test('a window opens where it stood; where that can not be read, at its usual place, and the file is kept', async ({
  studio,
}) => {
  const stood = { x: 120, y: 80, width: 1100, height: 720 };
  await studio.program().evaluate(({ BrowserWindow }, bounds) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(bounds);
  }, stood);
  await studio.restart();
  expect(await boundsOf(studio)).toEqual(stood);

  await studio.close();
  await writeFile(join(studio.userData, 'preferences.json'), '{"version":1,"window":{"x":');
  await studio.restart();
  const usual = await boundsOf(studio);
  expect([usual?.width, usual?.height]).not.toEqual([stood.width, stood.height]);
  await expect.poll(() => boxesOf(studio)).toEqual(['The settings of this window could not be read.']);
  const files = await readdir(studio.userData);
  expect(files.filter((name) => /^preferences-unreadable-\d{14}\.json$/.test(name))).toHaveLength(1);
});

test('a page that ends, or hangs, comes back where it was, with what was typed', async ({ studio }) => {
  await studio.visit('/login');
  await loginPage(studio.window()).signUp('asha@example.com', PASSWORD);
  await expect(studio.window()).not.toHaveURL(/login/);
  await studio.visit('/lightningMode');
  const typed = 'Emerald and yellow gold engagement ring with petal detail';
  await lightningPage(studio.window()).box.fill(typed);
  // Words are kept a moment after the last key; nothing on the screen says so.
  await studio.window().waitForTimeout(1000);

  const opens = studio.program().waitForEvent('window');
  await studio.program().evaluate(({ BrowserWindow, dialog }) => {
    dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
    BrowserWindow.getAllWindows()[0]?.emit('unresponsive');
  });
  const again = await opens;
  await again.waitForURL(/\/lightningMode$/);
  await expect(lightningPage(again).box).toHaveValue(typed);
});

test('a second start brings the open window to the front, and ends', async ({ sharedStudio: studio }) => {
  await studio.program().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const { exitCode, said } = await studio.startAgain();
  expect(exitCode).toBe(0);
  expect(said).toContain('is open already');
  const windows = await studio.program().evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => ({
      isMinimized: window.isMinimized(),
      isFocused: window.isFocused(),
    })),
  );
  expect(windows).toEqual([{ isMinimized: false, isFocused: true }]);
});
