import { existsSync } from 'node:fs';
import { readJson } from './house.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

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
 * A check without a report of its own counts as one test.
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countExit = (exitCode) => ({ passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 });

/**
 * A runner may fail beyond its tests (a file that can't load, a server that won't start): then its exit code counts.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
const neverGreenOnFailure = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/**
 * @param {string} report
 * @param {number} exitCode
 */
export function countVitest(report, exitCode) {
  if (!existsSync(report)) return countExit(exitCode || 1);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readJson(report);
  return neverGreenOnFailure(
    { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    exitCode,
  );
}

/**
 * @param {string} report
 * @param {number} exitCode
 */
export function countPlaywright(report, exitCode) {
  if (!existsSync(report)) return countExit(exitCode || 1);
  const { expected, unexpected, flaky, skipped } = readJson(report).stats;
  return neverGreenOnFailure({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}
