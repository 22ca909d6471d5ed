import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('makes every folder of a path with these rights, also twice at once', async () => {
  const path = join(folder, 'a/b/c');
  await Promise.all([makeFolder(path, 0o700), makeFolder(path, 0o700)]);
  await makeFolder(path);
  for (const made of ['a', 'a/b', 'a/b/c']) expect(statSync(join(folder, made)).mode & 0o077, made).toBe(0);
});

test('says what a file in the way is', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(makeFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(folder, 'file/below'))).rejects.toMatchObject({ code: expect.any(String) });
});

test.runIf(process.platform === 'linux')('ends where the system refuses new folders', async () => {
  await expect(makeFolder('/proc/designs/below')).rejects.toMatchObject({ code: 'ENOENT' });
});
