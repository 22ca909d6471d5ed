import { existsSync } from 'node:fs';
import { readJson } from './repository.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * The environment variable with the path of the file to which the reporters of Vitest and Playwright write their
 * counts.
 */
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
 * Reads a runner's counts. A run may fail outside its tests (a file that can't load, a server that won't start) or
 * before it has counted any: then one failure is counted, so that it is never green.
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
 * `4760 passed, 2 skipped`; with `all`, zeros too.
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
