import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { COUNTS_FILE, type Counts } from '../lib/test-counts.mjs';

/** Writes the counts to the file that the caller of the run named, if any. */
export function writeCounts(counts: Counts): void {
  const file = process.env[COUNTS_FILE];
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}
