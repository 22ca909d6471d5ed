import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Signs accounts up in another process and kills it, as in a power cut, once enough were acknowledged.
 *
 * @param sqliteFile the database, kept from one call to the next
 * @param series a prefix of this call's addresses, so that they are new ones
 * @param enough acknowledged accounts
 * @returns the addresses that were acknowledged, up to the end of the process
 */
export async function signUpsUntilKilled(sqliteFile: string, series: string, enough: number): Promise<string[]> {
  const script = join(import.meta.dirname, 'sign-up-until-killed.ts');
  const child = spawn(process.execPath, ['--no-warnings', script, sqliteFile, series], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === enough) child.kill('SIGKILL');
  }
  return acknowledged;
}
