import { existsSync } from 'node:fs';
import { inRepository, readJson } from './repository.mjs';
import { openLog } from './logs.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

/**
 * Whether node_modules matches the lockfile: npm records what it installed in a second lockfile. Optional packages may
 * be absent, because they are for other systems.
 */
export function packagesAreInstalled() {
  const installedLock = inRepository('node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  /** @type {LockedPackages} */
  const installed = readJson(installedLock).packages;
  /** @type {LockedPackages} */
  const wanted = readJson(inRepository('package-lock.json')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/**
 * Installs the packages of the lockfile, unless they are installed already.
 *
 * npm's output goes to a log: on a Node older than 22 it warns of every package that needs a newer one, although they
 * run on the Node that is installed with them; see studioNode in repository.mjs.
 * @param {(line: string) => void} [say]
 */
export async function ensurePackages(say = console.log) {
  if (packagesAreInstalled()) return;
  say('Installing packages (once; about a minute)…');
  const log = openLog('packages');
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const code = npm ? await log.run(process.execPath, [npm, ...args]) : await log.run('npm', args);
  if (code !== 0) {
    throw log.explain(
      'The packages could not be installed; what npm says above is the reason. Without a network? Connect once, then everything works offline.',
      /^npm warn/,
    );
  }
}
