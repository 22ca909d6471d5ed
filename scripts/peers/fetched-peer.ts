import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Third-party programs that benchmarks use or compare with. They are large and not needed for development. */
const PEERS = join(import.meta.dirname, '../../.cache/peers');

/**
 * Fetches a program from npm, once.
 * @param program path of its script in the package
 * @returns path of the script; undefined if it can't be fetched
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
