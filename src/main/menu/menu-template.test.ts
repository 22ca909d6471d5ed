import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { menuTemplate, type MenuActs } from './menu-template.ts';

const acts: MenuActs = {
  openWindow() {},
  goBack() {},
  goForward() {},
  showDataFolder() {},
  writeToSupport() {},
};
const systems = ['darwin', 'win32', 'linux'] as const;

const itemsOf = (items: readonly MenuItemConstructorOptions[]): readonly MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])]);
const flat = (platform: NodeJS.Platform, isDevelopment = false, some: MenuActs = acts) =>
  itemsOf(menuTemplate(platform, isDevelopment, some));
const rolesOf = (platform: NodeJS.Platform) => flat(platform).flatMap(({ role }) => role ?? []);
const keysOf = (platform: NodeJS.Platform) => flat(platform).flatMap(({ accelerator }) => accelerator ?? []);

test.each(systems)('on %s, editing, zooming, full screen and windows have their commands', (platform) => {
  expect(rolesOf(platform)).toEqual(
    expect.arrayContaining(['editMenu', 'reload', 'resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen', 'windowMenu']),
  );
  expect(keysOf(platform)).toEqual(expect.arrayContaining(['CmdOrCtrl+N', 'CmdOrCtrl+W']));
});

test('one quits and goes back by the keys of the system', () => {
  expect(rolesOf('darwin')).toContain('appMenu');
  expect(keysOf('darwin')).toEqual(expect.arrayContaining(['Cmd+[', 'Cmd+]']));
  for (const platform of ['win32', 'linux'] as const) {
    expect(rolesOf(platform)).toEqual(expect.arrayContaining(['quit', 'about']));
    expect(rolesOf(platform)).not.toContain('appMenu');
    expect(keysOf(platform)).toEqual(expect.arrayContaining(['CmdOrCtrl+Q', 'Alt+Left', 'Alt+Right']));
  }
});

test.each(systems)('on %s, no key stands for two commands', (platform) => {
  const keys = keysOf(platform);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('what is not there is not offered', () => {
  test('developer tools to a client', () => {
    const tools = (isDevelopment: boolean) =>
      flat('linux', isDevelopment).some(({ role }) => role === 'toggleDevTools');
    expect([tools(true), tools(false)]).toEqual([true, false]);
  });

  test('support of a shop that has set no address', () => {
    const offers = (some: MenuActs) => flat('linux', false, some).some(({ label }) => label === 'Write to Support');
    expect([offers(acts), offers({ ...acts, writeToSupport: undefined })]).toEqual([true, false]);
  });
});
