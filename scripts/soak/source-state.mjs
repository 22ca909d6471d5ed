import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../lib/repository.mjs';

/** An identifier of the sources' state: the commit, and later edits. */
export function sourceState() {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }).stdout;
  const edits = git('diff', 'HEAD');
  const commit = git('rev-parse', 'HEAD').trim();
  return edits === '' ? commit : `${commit}+${createHash('sha256').update(edits).digest('hex').slice(0, 12)}`;
}
