import { expect } from 'playwright/test';
import { test } from './desktop-studio.ts';

test.beforeEach(async ({ sharedStudio: studio }) => {
  await studio.program().evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = async (url) => void opened.push(url);
  });
});

const openedOutside = (program: { evaluate<T>(ask: () => T): Promise<T> }) =>
  program.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);

test('a link to elsewhere opens in the browser of the user, and the studio stays', async ({ sharedStudio: studio }) => {
  const before = studio.window().url();
  await studio.window().evaluate(() => globalThis.location.assign('https://example.com/elsewhere'));
  await expect.poll(() => openedOutside(studio.program())).toEqual(['https://example.com/elsewhere']);
  expect(studio.window().url()).toBe(before);
});

test('a link to a new window opens no window of ours', async ({ sharedStudio: studio }) => {
  await studio.window().evaluate(() => void globalThis.open('https://example.com/help'));
  await expect.poll(() => openedOutside(studio.program())).toEqual(['https://example.com/help']);
  expect(await studio.program().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a link that could start a program goes nowhere', async ({ sharedStudio: studio }) => {
  const before = studio.window().url();
  await studio.window().evaluate(() => globalThis.location.assign('http://example.com/unsafe'));
  await studio.window().evaluate(() => globalThis.location.assign('https://example.com/safe'));
  await expect.poll(() => openedOutside(studio.program())).toEqual(['https://example.com/safe']);
  expect(studio.window().url()).toBe(before);
});

test('text can not become code', async ({ sharedStudio: studio }) => {
  const attempt = studio.window().evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.smuggled = true';
    document.head.append(script);
    return 'smuggled' in globalThis;
  });
  expect(await attempt).toBe(false);
});
