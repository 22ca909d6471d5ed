import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './changed-files.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '--quiet', '--initial-branch=main');
  commit('kept.ts', 'edited.ts', 'gone.ts');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: readonly string[]): void {
  const nobody = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...nobody, ...args], { cwd: folder, stdio: 'ignore' });
}

function write(name: string, text = name): void {
  writeFileSync(join(folder, name), text);
}

function commit(...names: readonly string[]): void {
  for (const name of names) write(name);
  git('add', '.');
  git('commit', '--message', names.join(' '));
}

test('on main: files edited or new in the working tree', () => {
  write('edited.ts', 'otherwise');
  write('with a space.ts');
  rmSync(join(folder, 'gone.ts'));
  expect(changedFiles(folder)).toEqual(['edited.ts', 'with a space.ts']);
});

test('on a branch: also its commits, but not later ones of main', () => {
  git('checkout', '--quiet', '-b', 'branch');
  commit('of-the-branch.ts');
  git('checkout', '--quiet', 'main');
  commit('of-main.ts');
  git('checkout', '--quiet', 'branch');
  write('kept.ts', 'otherwise');
  expect(changedFiles(folder)).toEqual(['kept.ts', 'of-the-branch.ts']);
});

test('without a repository it says so', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(() => changedFiles(folder)).toThrow(/not say what has changed: .*not a git repository/i);
});
