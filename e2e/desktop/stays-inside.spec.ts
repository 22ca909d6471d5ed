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

test('a page of ours that asks for a window of its own gets one, hardened like the first', async ({
  sharedStudio: studio,
}) => {
  await studio.window().evaluate(() => void globalThis.open('/pricing'));
  const inSecond = (code: string) =>
    studio.program().evaluate(({ BrowserWindow }, asked) => {
      const [, second] = BrowserWindow.getAllWindows();
      return second?.webContents.executeJavaScript(asked) as Promise<unknown> | undefined;
    }, code);
  await expect
    .poll(() =>
      studio.program().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[1]?.webContents.getURL()),
    )
    .toBe('app://bundle/pricing');
  expect(await inSecond('[platform.kind, opener, typeof require, typeof process]')).toEqual([
    'desktop',
    null,
    'undefined',
    'undefined',
  ]);
  await studio.program().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[1]?.destroy());
});

test('no address leads to files beside the screens', async ({ sharedStudio: studio }) => {
  const answers = await studio.window().evaluate(async () => {
    const paths = ['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/..%5c..%5cpackage.json', '/.env'];
    return Promise.all(paths.map(async (path) => (await fetch(path)).status));
  });
  expect(answers).toEqual([404, 404, 404, 404]);
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
