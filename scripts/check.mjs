// `npm run check`: everything that needs no build: format, lint, types, unit tests. With `--changed`, format, lint rules
// that need types, and unit tests only for the changed files, without the longest tests; types and all other rules run
// whole, since a change may break them anywhere.
import { readdirSync } from 'node:fs';
import { changedFiles } from './lib/changed-files.mjs';
import { formatCheck, lintCheck, typesCheck, unitTests, wallCheck } from './lib/checks.mjs';
import { finish } from './lib/finish.mjs';
import { ensurePackages } from './lib/install/packages.mjs';
import { Explained, inRepository } from './lib/repository.mjs';
import { runSteps } from './lib/steps.mjs';
import { countsInWords } from './lib/test-counts.mjs';

const words = process.argv.slice(2);
const onlyChanged = words.includes('--changed');

/** Tests that read the source tree instead of importing it: no import relates a change to them. */
const wallTests = () =>
  readdirSync(inRepository('scripts/walls'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `scripts/walls/${name}`);

/** Builds two hundred whole designs; compiles copies of the tree. Each takes as long as all others; `npm test` runs them. */
const TOO_LONG = ['src/workbench/fuzz.test.ts', 'scripts/walls/made-up.test.ts'];

/** Files on which all tests depend although none imports them. */
const FOR_ALL_TESTS = /^(package-lock\.json|vitest\.(config|setup)\.ts)$/;

/** @param {readonly string[]} changed */
function changedTests(changed) {
  if (changed.some((path) => FOR_ALL_TESTS.test(path))) return ['run'];
  const code = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const left = TOO_LONG.filter((path) => !code.includes(path));
  return ['related', '--run', ...code, ...wallTests(), ...left.flatMap((path) => ['--exclude', path])];
}

/** @param {readonly string[] | undefined} changed */
function lintChecks(changed) {
  if (changed === undefined) return [lintCheck()];
  const code = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  return code.length === 0 ? [wallCheck()] : [wallCheck(), lintCheck(code)];
}

await finish(async () => {
  const unknown = words.find((word) => word !== '--changed');
  if (unknown !== undefined) throw new Explained(`No option ${unknown}; there is --changed.`);
  await ensurePackages();
  const changed = onlyChanged ? changedFiles() : undefined;
  if (changed?.length === 0) {
    console.log('Nothing has changed.');
    return 0;
  }
  const counts = await runSteps([
    formatCheck(changed),
    ...lintChecks(changed),
    typesCheck(),
    unitTests(changed && changedTests(changed)),
  ]);
  console.log(`\n${countsInWords(counts, { all: true })}`);
  return counts.failed === 0 ? 0 : 1;
});
