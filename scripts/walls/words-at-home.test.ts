import { expect, test } from 'vitest';
import { comparedWords } from './compared-words.ts';
import { isTest, repositoryFiles, withoutComments } from './testing/repository-files.ts';

/*
 * Words belong in the lexicon, with a sense that the reader asks for. Places that still compare the text of a word are
 * counted, file by file: whoever touches one gives its word a sense and lowers the number, which so never stands above
 * what is there (decision of 23 November on words and senses).
 */
const COMPARES_TEXT =
  /\.text [!=]== '|\bwordSet\(|\.(?:has|includes)\((?:\w+\??\.)+text\b|\.test\((?:\w+(?:\[[^\]]*\])?\??\.)+text\b/g;

const READER = 'src/designer/brief/';

test('as many places of the reader compare words as are counted', () => {
  const counts = repositoryFiles(READER)
    .filter(({ path }) => !isTest(path) && !path.includes('/lexicon/'))
    .map(
      ({ path, text }) =>
        [path.slice(READER.length), [...withoutComments(text).matchAll(COMPARES_TEXT)].length] as const,
    )
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(counts)).toEqual(comparedWords);
});
