import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPreferences } from './open-preferences.ts';

const place = { x: 1, y: 2, width: 1000, height: 700, isMaximized: false, isFullScreen: false };
let folder: string;
let notices: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preferences-'));
  notices = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'preferences.json');
const open = () =>
  openPreferences(
    folder,
    () => new Date('2026-11-24T10:20:30Z'),
    (line) => notices.push(line),
  );

test('what is changed is there at the next start', () => {
  expect(open().current()).toEqual({ version: 1 });
  open().change({ window: place });
  expect(open().current()).toEqual({ version: 1, window: place });
  expect(readdirSync(folder)).toEqual(['preferences.json']);
});

test.each(['', '{"version":1,"window":{"x":"left"}}', '{"version":99}', '{"version":1,', '\0'.repeat(400)])(
  'an unreadable file is set aside whole, and the usual preferences are used: %j',
  (text) => {
    writeFileSync(file(), text);
    const preferences = open();
    expect(preferences.current()).toEqual({ version: 1 });
    expect(preferences.setAside).toBe('preferences-unreadable-20261124102030.json');
    expect(readFileSync(join(folder, preferences.setAside ?? ''), 'utf8')).toBe(text);
    preferences.change({ window: place });
    expect(open().setAside).toBeUndefined();
    expect(open().current().window).toEqual(place);
  },
);

test('without a folder to write to, preferences hold until the program ends, and the log says why', () => {
  rmSync(folder, { recursive: true });
  const preferences = open();
  preferences.change({ window: place });
  expect(preferences.current().window).toEqual(place);
  expect(notices).toEqual([expect.stringMatching(/not written.*ENOENT/)]);
  mkdirSync(folder);
});

test('what lies there and is no file is left alone', () => {
  mkdirSync(file());
  expect(open().current()).toEqual({ version: 1 });
  expect(notices).toEqual([expect.stringMatching(/not read.*EISDIR/)]);
});
