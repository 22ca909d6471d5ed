import { expect, test } from 'vitest';
import { isTest, repositoryFiles } from './testing/repository-files.ts';

/** A number behind the function of a test or hook, the option of a test, or a wait that no setting reaches. */
const OWN_LIMIT = /\},\s+\d[\d_]{3,},?\s*\);|\b(?:test|describe)\([^\n]*\{ timeout:|\bvi\.waitFor\(/;

test.each([
  '}, 240_000);',
  '    },\n    120_000,\n  );',
  "test('draws', { timeout: 5000 }, () => {",
  'await vi.waitFor(',
])('is a limit of its own: %s', (text) => {
  expect(text).toMatch(OWN_LIMIT);
});

test('no unit test has a time limit of its own: those of vitest.config.ts only catch what hangs', () => {
  const tests = ['src', 'scripts', 'eval', 'benchmarks', 'e2e/standin'].flatMap(repositoryFiles);
  const limited = tests.filter(({ path, text }) => isTest(path) && /\.test\.tsx?$/.test(path) && OWN_LIMIT.test(text));
  expect(limited.map(({ path }) => path)).toEqual(['scripts/walls/time-limits.test.ts']);
});
