import { spawnSync } from 'node:child_process';
import { Explained, root } from './repository.mjs';

/**
 * The files to check before handing work over: changed or new in the working tree, and on a branch also those changed
 * since it left main. Deleted ones are left out: files that imported them have changed too, or no longer compile.
 * @param {string} [folder] of the repository
 * @returns {string[]} paths from the root of the repository
 */
export function changedFiles(folder = root) {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const leftMain = ['main', 'origin/main']
    .map((main) => git('merge-base', 'HEAD', main))
    .find(({ status }) => status === 0);
  const changed = git('diff', '--name-only', '-z', '--diff-filter=d', leftMain?.stdout.trim() ?? 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  if (changed.status !== 0 || added.status !== 0) {
    throw new Explained(`Git does not say what has changed: ${changed.error?.message ?? changed.stderr.trim()}`);
  }
  return `${changed.stdout}${added.stdout}`.split('\0').filter((path) => path !== '');
}
