import { existsSync } from 'node:fs';
import { Explained, inHouse, readJson, run } from './house.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

/**
 * Whether node_modules holds what the lockfile asks for: npm notes what it installed in a lockfile of its own.
 * Optional packages are for other systems and may be absent.
 */
export function packagesAreInstalled() {
  const installedLock = inHouse('node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  /** @type {LockedPackages} */
  const installed = readJson(installedLock).packages;
  /** @type {LockedPackages} */
  const wanted = readJson(inHouse('package-lock.json')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** Installs what the lockfile asks for, unless it is there already. */
export async function ensurePackages() {
  if (packagesAreInstalled()) return;
  console.log('Installing packages (once; about a minute)…');
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) {
    throw new Explained(
      'The packages could not be installed; what npm says above is the reason. Without a network? Connect once, then everything works offline.',
    );
  }
}
