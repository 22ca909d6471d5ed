import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureElectron, requireScreen } from './electron-binary.mjs';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'electron-'));
  said = [];
  writeFileSync(join(folder, 'package.json'), '{"version":"45.0.0","type":"commonjs"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Electron's package with an installer that does so. */
async function ensure(installer: string, env: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  writeFileSync(join(folder, 'install.js'), installer);
  const where = { folder, env, logFile: join(folder, 'electron.log') };
  return ensureElectron((line) => said.push(line), where).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

const FETCHES = `const fs = require('node:fs'); fs.mkdirSync(__dirname + '/dist');
  fs.writeFileSync(__dirname + '/dist/electron', ''); fs.writeFileSync(__dirname + '/path.txt', 'electron');`;

test('what is missing is fetched, once', async () => {
  expect(await ensure(FETCHES)).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('Electron 45.0.0')]);
  expect(await ensure('process.exit(1)')).toBeUndefined();
  expect(said).toHaveLength(1);
});

test.each([
  ['the network fails', "console.error('TypeError: fetch failed\\n    at node:internal'); process.exit(1);"],
  ['it brings nothing', ''],
])('where %s, it says what is missing and what to do, without a stack', async (_why, installer) => {
  const failure = await ensure(installer);
  expect(failure).toMatch(/needs Electron’s program, version 45\.0\.0.*ELECTRON_MIRROR.*`npm start`/);
  expect(failure).not.toContain('    at ');
});

test('half of it, as after a start that was interrupted, is fetched again', async () => {
  writeFileSync(join(folder, 'path.txt'), 'electron');
  expect(await ensure(FETCHES)).toBeUndefined();
  expect(said).toHaveLength(1);
});

test('a program of one’s own needs no fetching, if it is there', async () => {
  mkdirSync(join(folder, 'own'));
  expect(await ensure('process.exit(1)', { ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'own') })).toBeUndefined();
  const other = join(folder, 'other');
  expect(await ensure('process.exit(1)', { ELECTRON_OVERRIDE_DIST_PATH: other })).toContain(other);
});

describe('before anything is fetched', () => {
  const linux = { platform: 'linux', isRoot: false, env: { DISPLAY: ':0' } } as const;

  test.each([
    ['a screen', linux],
    ['Wayland', { ...linux, env: { WAYLAND_DISPLAY: 'wayland-0' } }],
    ['root who knows what it does', { ...linux, isRoot: true, args: ['--no-sandbox'] }],
    ['another system', { platform: 'darwin', env: {}, isRoot: true }],
    ['the stand-in', { ...linux, env: { ELECTRON_OVERRIDE_DIST_PATH: 'e2e/standin' } }],
  ] as const)('%s will do', (_what, surroundings) => {
    expect(() => requireScreen(surroundings)).not.toThrow();
  });

  test.each([
    ['no screen', { ...linux, env: {} }, /no screen here.*npm start/],
    ['root', { ...linux, isRoot: true }, /does not run as root.*npm start/],
  ] as const)('%s is said', (_what, surroundings, words) => {
    expect(() => requireScreen(surroundings)).toThrow(words);
  });
});
