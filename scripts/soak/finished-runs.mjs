import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Explained, readJson } from '../lib/repository.mjs';

/**
 * One run of all journeys: its counts, and its duration next to a parallel one.
 * @typedef {{ number: number, passed: number, failed: number, skipped: number, seconds: number }} Run
 */

/**
 * The finished runs, stored from one call to the next so that none is repeated.
 * @param {string} file
 * @param {string} sources state of the sources: stored runs of another state are dropped
 * @param {{ resume: boolean }} how with `resume: false` stored runs are dropped
 */
export function finishedRuns(file, sources, { resume }) {
  if (!resume) rmSync(file, { force: true });
  /** @type {{ sources: string, runs: Run[] }} */
  const kept = existsSync(file) ? readJson(file) : { sources, runs: [] };
  if (kept.sources !== sources) {
    throw new Explained(
      'The sources have changed since the runs that are to be gone on with. Begin anew without --resume.',
    );
  }
  return {
    /** @type {readonly Run[]} */
    runs: kept.runs,
    /** @param {number} number */
    has: (number) => kept.runs.some((run) => run.number === number),
    /** @param {Run} run */
    add(run) {
      kept.runs.push(run);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(kept, null, 2));
    },
  };
}
