import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs by others that we are measured with or against. They are large, and nobody needs them to work here. */
const PEERS = join(import.meta.dirname, '../../.cache/peers');

/**
 * Fetches a program of npm's, once.
 * @param program its script, in its package
 * @returns where the script is; undefined where it can't be fetched
 */
export function fetchedPeer(name: string, version: string, program: string): string | undefined {
  const folder = join(PEERS, 'node_modules', name);
  if (versionIn(folder) !== version) {
    mkdirSync(PEERS, { recursive: true });
    const args = ['install', '--prefix', PEERS, '--no-audit', '--no-fund', `${name}@${version}`];
    spawnSync('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' });
  }
  return versionIn(folder) === version ? join(folder, program) : undefined;
}

function versionIn(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}
