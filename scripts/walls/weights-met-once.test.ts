import { expect, test } from 'vitest';
import { isTest, repositoryFiles } from './testing/repository-files.ts';

/*
 * What composes a piece is told how much metal to draw (`bulk`): only `propose/choose` reads a said weight and weighs,
 * so that a limit has one reserve and a weight is met in one way.
 */
test('nothing that composes a piece reads a said weight', () => {
  const composing = ['src/designer/compose', 'src/designer/proportions', 'src/designer/archetypes'].flatMap(
    repositoryFiles,
  );
  const readers = composing.filter(
    ({ path, text }) => !isTest(path) && /\b(?:about|maximum|minimum)Grams\b/.test(text),
  );
  expect(readers.map(({ path }) => path)).toEqual([]);
});
