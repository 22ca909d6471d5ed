import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test's files, gone afterwards. */
export async function scratchFolder(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'cli-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
