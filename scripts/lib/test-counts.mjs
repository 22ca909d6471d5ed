import { existsSync } from 'node:fs';
import { readJson } from './repository.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Where the reporters of Vitest and Playwright find the name of the file into which they write their counts. */
export const COUNTS_FILE = 'TEST_COUNTS_FILE';

/** @param {readonly Counts[]} counts */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * What a runner counted. It may fail beyond its tests (a file that can't load, a server that won't start), or before it
 * counted any: a run that ended badly is never green.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Counts}
 */
export function readCounts(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  /** @type {Counts} */
  const counts = readJson(file);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * `4760 passed, 2 skipped`; with `all`, also what there was none of.
 * @param {Counts} counts
 * @param {{ all?: boolean }} [how]
 */
export function countsInWords({ passed, failed, skipped }, { all = false } = {}) {
  const words = Object.entries({ passed, failed, skipped });
  return words
    .filter(([, count]) => all || count > 0)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ');
}
