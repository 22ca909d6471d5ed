import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENDING_MS } from './end-when-changed.mjs';
import { withLock } from './lock.mjs';
import { inRepository } from './repository.mjs';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'locks/packages');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Work that takes a moment, under the lock; its beginning and end are noted. */
function work(name: string, notes: string[]): Promise<void> {
  return withLock(
    'packages',
    {
      onWait: (holder) => notes.push(`${name} waits for ${holder}`),
      work: async () => {
        notes.push(`${name} begins`);
        await setTimeout(50);
        notes.push(`${name} ends`);
      },
    },
    path,
  );
}

/** A lock whose holder has ended without releasing it. */
function leaveLock(untouchedSeconds: number): void {
  const { pid } = spawnSync(process.execPath, ['--version']);
  rmSync(path, { force: true });
  writeFileSync(path, String(pid));
  const at = Date.now() / 1000 - untouchedSeconds;
  utimesSync(path, at, at);
}

test('the second waits for the first, and is told for which process', async () => {
  const notes: string[] = [];
  await Promise.all([work('first', notes), work('second', notes)]);
  expect(notes).toEqual([
    'first begins',
    `second waits for ${process.pid}`,
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(existsSync(path)).toBe(false);
});

test('work that fails releases the lock', async () => {
  const fails = () => Promise.reject(new Error('no network'));
  await expect(withLock('packages', { onWait: expect.fail, work: fails }, path)).rejects.toThrow('no network');
  expect(existsSync(path)).toBe(false);
});

test('a lock of a process that has ended is taken over, by one at a time', async () => {
  await work('first', []);
  leaveLock(60);
  const notes = join(folder, 'notes');
  const script = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(inRepository('scripts/lib/lock.mjs'))};
    const work = async () => {
      appendFileSync(${JSON.stringify(notes)}, 'begins ');
      await setTimeout(20);
      appendFileSync(${JSON.stringify(notes)}, 'ends ');
    };
    await withLock('packages', { onWait: () => undefined, work }, ${JSON.stringify(path)});
  `;
  const others = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', script]));
  await Promise.all(others.map((other) => new Promise((ended) => other.on('exit', ended))));
  expect(readFileSync(notes, 'utf8')).toBe('begins ends '.repeat(4));
});

test('but not before what that process ran has ended, too', async () => {
  await work('first', []);
  leaveLock(ENDING_MS / 1000);
  const startedAt = performance.now();
  await work('second', []);
  expect(performance.now() - startedAt).toBeGreaterThan(1000);
});
