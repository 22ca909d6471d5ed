import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { COUNTS_FILE, type Counts } from '../lib/test-counts.mjs';

/** Leaves the counts where who started the run asked for them. */
export function writeCounts(counts: Counts): void {
  const file = process.env[COUNTS_FILE];
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}
