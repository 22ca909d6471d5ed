import { existsSync } from 'node:fs';
import { readJson } from './repository.mjs';

/**
 * Where something before a file's tests fails (its import, a hook, the server of all journeys), that is one failure,
 * and `notRun` says how many tests of which file did not run for it.
 * @typedef {{ passed: number, failed: number, skipped: number, notRun?: Readonly<Record<string, number>> }} Counts
 */

/**
 * The environment variable with the path of the file to which the reporters of Vitest and Playwright write their
 * counts.
 */
export const COUNTS_FILE = 'TEST_COUNTS_FILE';

/** Where a server did not start, no file has run. */
const NAMED_FILES = 5;

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return { ...total, notRun: Object.assign({}, ...counts.map(({ notRun }) => notRun)) };
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
 * `4760 passed, 1 failed, 12 did not run: src/a.test.ts`; with `all`, zeros too.
 * @param {Counts} counts
 * @param {{ all?: boolean }} [how]
 */
export function countsInWords({ passed, failed, skipped, notRun = {} }, { all = false } = {}) {
  const words = Object.entries({ passed, failed, skipped })
    .filter(([, count]) => all || count > 0)
    .map(([word, count]) => `${count} ${word}`);
  return [...words, ...notRunInWords(notRun)].join(', ');
}

/** @param {Readonly<Record<string, number>>} notRun */
function notRunInWords(notRun) {
  const files = Object.keys(notRun);
  if (files.length === 0) return [];
  const tests = Object.values(notRun).reduce((total, count) => total + count, 0);
  const named = files.slice(0, NAMED_FILES).join(', ');
  const more = files.length > NAMED_FILES ? ` and ${files.length - NAMED_FILES} more` : '';
  // Of a file that could not be loaded, nobody knows how many tests it has.
  return [`${tests === 0 ? '' : `${tests} `}did not run: ${named}${more}`];
}
