import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from './logs.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const print = (lines: number): readonly string[] => [
  '-e',
  `for (let i = 1; i <= ${lines}; i += 1) console.log('line ' + i); console.error('to the end'); process.exit(3)`,
];

test('the output of a program is not shown: both streams are in the log, below its command line', async () => {
  const path = join(folder, 'new/install.log');
  const log = openLog('install', path);
  expect(await log.run(process.execPath, print(2))).toBe(3);
  expect(await log.run(process.execPath, ['--version'])).toBe(0);
  const lines = readFileSync(path, 'utf8').split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^\$ .*node -e /),
    'line 1',
    'line 2',
    'to the end',
    expect.stringMatching(/^\$ .*node --version$/),
    process.version,
    '',
  ]);
});

test('a failure shows the end of the log, what failed, and the path of the log', async () => {
  const log = openLog('install', join(folder, 'install.log'));
  await log.run(process.execPath, print(500));
  const { message } = log.explain('It could not be installed.');
  expect(message).toMatch(/line 500\nto the end\n\nIt could not be installed\.\nAll that was said: .*install\.log$/);
  expect(message).not.toContain('line 100\n');
});

test('lines that are never the reason stay in the log', async () => {
  const path = join(folder, 'install.log');
  const log = openLog('install', path);
  await log.run(process.execPath, print(3));
  const { message } = log.explain('It could not be installed.', { besides: /^line \d/ });
  expect(message).toMatch(/^\$ .*\nto the end\n\nIt could not/);
  expect(readFileSync(path, 'utf8')).toContain('line 2\n');
});

test('an error is shown from its beginning; what came before it stays in the log', async () => {
  const log = openLog('build', join(folder, 'build.log'));
  await log.run(process.execPath, print(500));
  const { message } = log.explain('It could not be built.', { from: /^line 9$/ });
  expect(message).toMatch(/^line 9\nline 10\n[^]*\n\nIt could not be built\.\nAll that was said: .*build\.log$/);
  expect(message).not.toContain('line 100\n');
});

test.skipIf(process.platform === 'win32')('a program that a signal has ended is named, with the log', async () => {
  const log = openLog('types', join(folder, 'types.log'));
  const killsItself = `console.log('halfway'); process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 500);`;
  await expect(log.run(process.execPath, ['-e', killsItself])).rejects.toThrow(
    /^\$ .*\nhalfway\n\nnode was ended by the signal SIGKILL .*no memory.*\nAll that was said: .*types\.log$/,
  );
});

test('a new run begins a new log', async () => {
  const path = join(folder, 'install.log');
  await openLog('install', path).run(process.execPath, print(1));
  openLog('install', path);
  expect(readFileSync(path, 'utf8')).toBe('');
});
