// `npm run check`: what can be checked without building: format, lint, types, unit tests. With `--changed`, of format and
// unit tests only what the changed files touch, and not the longest; a change may break types and walls anywhere.
import { readdirSync } from 'node:fs';
import { changedFiles } from './lib/changed-files.mjs';
import { formatCheck, lintCheck, typesCheck, unitTests } from './lib/checks.mjs';
import { Explained, finish, inRepository } from './lib/repository.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { runSteps } from './lib/steps.mjs';
import { countsInWords } from './lib/test-counts.mjs';

const words = process.argv.slice(2);
const onlyChanged = words.includes('--changed');

/** Tests that read the tree instead of importing it: no import tells that a change concerns them. */
const wallTests = () =>
  readdirSync(inRepository('scripts/walls'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `scripts/walls/${name}`);

/** Two hundred whole designs, which take longer than all the rest; `npm test` builds them. */
const TOO_LONG = 'src/workbench/fuzz.test.ts';

/** Files on which all tests depend, though none imports them. */
const FOR_ALL_TESTS = /^(package-lock\.json|vitest\.(config|setup)\.ts)$/;

/** @param {readonly string[]} changed */
function changedTests(changed) {
  if (changed.some((path) => FOR_ALL_TESTS.test(path))) return ['run'];
  const code = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  return ['related', '--run', ...code, ...wallTests(), ...(code.includes(TOO_LONG) ? [] : ['--exclude', TOO_LONG])];
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
    lintCheck(),
    typesCheck(),
    unitTests(changed && changedTests(changed)),
  ]);
  console.log(`\n${countsInWords(counts, { all: true })}`);
  return counts.failed === 0 ? 0 : 1;
});
