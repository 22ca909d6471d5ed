import { expect, test } from 'vitest';
import { isTest, repositoryFiles, withoutComments } from './testing/repository-files.ts';

/*
 * Words belong in the lexicon, with a sense that the reader asks for. Places that still compare the text of a word are
 * counted: whoever touches one gives its word a sense and lowers the number (decision of 23 November on words and senses).
 */
const MOST = 362;

const COMPARES_TEXT =
  /\.text [!=]== '|\bwordSet\(|\.(?:has|includes)\((?:\w+\??\.)+text\b|\.test\((?:\w+(?:\[[^\]]*\])?\??\.)+text\b/g;

test('no more places of the reader compare words than did', () => {
  const places = repositoryFiles('src/designer/brief')
    .filter(({ path }) => !isTest(path) && !path.includes('/lexicon/'))
    .flatMap(({ path, text }) => [...withoutComments(text).matchAll(COMPARES_TEXT)].map(() => path));
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThanOrEqual(MOST);
});
