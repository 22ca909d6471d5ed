import { rmSync } from 'node:fs';
import { JOURNEY_ENV, journeyCommand } from '../lib/checks.mjs';
import { Stopped } from '../lib/endings.mjs';
import { openLog } from '../lib/logs.mjs';
import { inRepository, studioNode } from '../lib/repository.mjs';
import { COUNTS_FILE, readCounts } from '../lib/test-counts.mjs';
import { finishedRuns } from './finished-runs.mjs';
import { sourceState } from './source-state.mjs';

/** @typedef {import('./finished-runs.mjs').Run} Run */

const RUNS = 20;
/** No part may take more than an hour: no pair is begun that would end later than this. */
const MOST_SECONDS = 55 * 60;
/** The estimate until one pair was timed: longer than a pair takes on two cores. */
const FIRST_PAIR_SECONDS = 8 * 60;

const FOLDER = inRepository('.cache/soak/journeys');

/**
 * Twenty runs of all journeys, two at a time, to provoke failures that are rare and depend on load. Each has its own
 * studio, port and folder.
 * @param {{ resume: boolean }} how
 * @returns {Promise<number>} 0 once all runs were made and passed
 */
export async function journeyPairs(how) {
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const finished = finishedRuns(`${FOLDER}/runs.json`, sourceState(), how);

  console.log(rowOf(['run', 'passed', 'failed', 'skipped', 'time']));
  for (const run of finished.runs) console.log(rowOf(cellsOf(run)));
  let longestSeconds = FIRST_PAIR_SECONDS;
  for (let first = 1; first <= RUNS; first += 2) {
    const missing = [first, first + 1].filter((number) => !finished.has(number));
    if (missing.length === 0) continue;
    if (elapsed() + longestSeconds > MOST_SECONDS) break;
    // An interrupted run whose partner had finished gets a new partner: alone it would be an easier run.
    const began = elapsed();
    const runs = await Promise.all([first, first + 1].map(journeyRun)).catch((error) => {
      if (error instanceof Stopped) sayHowToGoOn(finished.runs.length);
      throw error;
    });
    longestSeconds = elapsed() - began;
    for (const { run, said } of runs) {
      if (finished.has(run.number)) continue;
      finished.add(run);
      console.log(rowOf(cellsOf(run)));
      if (run.failed > 0) console.log(`\n${said}\n`);
    }
  }

  const failed = finished.runs.filter((run) => run.failed > 0).length;
  if (failed > 0) console.log(`${failed} of ${finished.runs.length} runs failed.`);
  if (finished.runs.length < RUNS) {
    sayHowToGoOn(finished.runs.length);
    return 1;
  }
  return failed > 0 ? 1 : 0;
}

/**
 * @param {number} number
 * @returns {Promise<{ run: Run, said: string }>}
 */
async function journeyRun(number) {
  const folder = `${FOLDER}/run-${number}`;
  rmSync(folder, { recursive: true, force: true });
  const counts = `${folder}/counts.json`;
  const startedAt = performance.now();
  const log = openLog(`journeys-${number}`);
  const code = await log.run(studioNode(), journeyCommand([`--output=${folder}/results`]), {
    STUDIO_TEST_FOLDER: `${folder}/studio`,
    [COUNTS_FILE]: counts,
    ...JOURNEY_ENV,
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { run: { number, ...readCounts(counts, code), seconds }, said: log.text() };
}

/** @param {number} made */
const sayHowToGoOn = (made) =>
  console.log(`${made} of ${RUNS} runs are made. Go on with: npm run soak -- journeys --resume`);

/** @param {Run} run */
const cellsOf = ({ number, passed, failed, skipped, seconds }) => [
  String(number),
  ...[passed, failed, skipped].map(String),
  `${seconds} s`,
];

/** @param {readonly string[]} cells */
const rowOf = (cells) => cells.map((cell) => cell.padStart(8)).join('');
