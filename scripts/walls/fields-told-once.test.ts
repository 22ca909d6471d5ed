import { expect, test } from 'vitest';
import { isTest, repositoryFiles, withoutComments } from './testing/repository-files.ts';

/*
 * What is true of a field of a request is a row of `field-facts.ts`: its unit, its name in words, whether looks differ in
 * it. Nothing reads it back from the spelling of the field.
 */
const READS_SPELLING =
  /\.(?:test|exec)\((?:\w+\.)*field\)|\bfield\.(?:startsWith|endsWith|includes|match|matchAll|replace|replaceAll|split)\(/;

const layers = ['src/spec', 'src/designer', 'src/workbench', 'src/renderer'];

test('no code reads from the spelling of a field what its row says', () => {
  const readers = layers
    .flatMap(repositoryFiles)
    .filter(({ path, text }) => !isTest(path) && READS_SPELLING.test(withoutComments(text)));
  expect(readers.map(({ path }) => path)).toEqual([]);
});

test.each([
  'IN_ANY.test(field)',
  'EXACT.test(fact.field)',
  "said.field.startsWith('size.')",
  "field.replace(/_mm$/, '')",
])('a reader of spellings is seen: %s', (code) => {
  expect(code).toMatch(READS_SPELLING);
});
