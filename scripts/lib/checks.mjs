import { rmSync } from 'node:fs';
import { withCrossedWalls } from './crossed-walls.mjs';
import { NO_MEMORY } from './endings.mjs';
import { openLog } from './logs.mjs';
import { Explained, inRepository, studioNode, toolScript } from './repository.mjs';
import { run } from './run.mjs';
import { COUNTS_FILE, readCounts } from './test-counts.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** What oxlint says when a signal has ended the program that it leaves types to. */
const KILLED_PART = /signal: 9 \(SIGKILL\)/;

/**
 * A step with a tool whose output is shown, in full, only when it fails.
 * @param {string} name
 * @param {() => readonly string[]} command evaluated when it runs, because tools are missing before the install
 * @param {{ lastWords?: RegExp, inOurWords?: (said: string) => string }} [reading] `lastWords`: without which it did not
 *   come to its end, whatever its exit code is
 * @returns {Step}
 */
function check(name, command, { lastWords, inOurWords = (said) => said } = {}) {
  return {
    name,
    check: async () => {
      const log = openLog(name);
      const code = await log.run(studioNode(), command());
      const said = log.text();
      if (code !== 0) throw KILLED_PART.test(said) ? log.explain(NO_MEMORY) : new Explained(inOurWords(said));
      if (lastWords?.test(said) === false) throw log.explain(`${name} did not come to its end. ${NO_MEMORY}`);
      return undefined;
    },
  };
}

/** @param {readonly string[]} [files] all by default */
export const formatCheck = (files = ['.']) =>
  check(
    'format',
    () => [
      toolScript('@biomejs/biome', 'biome'),
      'format',
      '--no-errors-on-unmatched',
      '--files-ignore-unknown=true',
      ...files,
    ],
    // Its launcher answers 0 when a signal has ended Biome itself.
    { lastWords: /^Checked \d+ files?/m },
  );

/**
 * All rules, those that need types among them, which take most of the time.
 * @param {readonly string[]} [files] all by default
 */
export const lintCheck = (files = []) =>
  check('lint', () => [toolScript('oxlint'), '--type-aware', '--deny-warnings', ...files]);

/** The rules that need no types, everywhere: a change in one file may break layers or close a circle in another. */
export const wallCheck = () => check('walls', () => [toolScript('oxlint'), '--deny-warnings']);

/** @param {readonly string[]} [options] of the compiler */
export const typesCheck = (options = []) =>
  check('types', () => [toolScript('typescript', 'tsc'), '-b', '--pretty', 'false', ...options], {
    inOurWords: withCrossedWalls,
  });

/**
 * A step of tests, whose runner draws the dots, shows the failures, and writes its counts to a file.
 * @param {string} name
 * @param {() => readonly string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
function tests(name, command, env = {}) {
  return {
    name,
    check: async () => {
      const counts = inRepository('.cache/test-counts', `${name}.json`);
      rmSync(counts, { force: true });
      return readCounts(counts, await run(studioNode(), command(), { [COUNTS_FILE]: counts, ...env }));
    },
  };
}

/** @param {readonly string[]} [args] which of the unit tests */
export const unitTests = (args = ['run']) =>
  tests(
    'unit',
    () => [toolScript('vitest'), ...args, `--reporter=${inRepository('scripts/reporters/vitest-reporter.ts')}`],
    // Colour codes don't belong in a log.
    process.stdout.isTTY ? {} : { NO_COLOR: '1' },
  );

/** @param {readonly string[]} [more] further arguments for Playwright */
export const journeyCommand = (more = []) => [
  toolScript('playwright'),
  'test',
  `--reporter=${inRepository('scripts/reporters/playwright-reporter.ts')}`,
  ...more,
];

/** Playwright makes its workers print in colour; with NO_COLOR set, Node would print a warning in each of them. */
export const JOURNEY_ENV = { NO_COLOR: '' };

export const journeys = () => tests('journeys', () => journeyCommand(), JOURNEY_ENV);
