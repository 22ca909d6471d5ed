// Plain JavaScript for any Node from 20 on, because this runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export const inRepository = (/** @type {string[]} */ ...parts) => join(root, ...parts);

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A failure that its message explains in full; it is shown without a stack trace. */
export class Explained extends Error {}

/** The Node that runs the studio: on Linux the one locked in package.json, elsewhere the caller's own. */
export function studioNode() {
  const bundled = inRepository('node_modules/.bin/node');
  if (existsSync(bundled)) return bundled;
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return process.execPath;
  throw new Explained(`The studio needs Node 24 or newer; this is ${process.version}. Get it from https://nodejs.org.`);
}

/**
 * The script behind a package's command, which {@link studioNode} runs in the same way on every system.
 * @param {string} packageName
 * @param {string} [command]
 */
export function toolScript(packageName, command = packageName) {
  const folder = inRepository('node_modules', packageName);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
