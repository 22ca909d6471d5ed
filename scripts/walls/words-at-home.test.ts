import { expect, test } from 'vitest';
import { comparedWords } from './compared-words.ts';
import { isTest, repositoryFiles, withoutComments } from './testing/repository-files.ts';

/*
 * Words belong in the lexicon, with a sense that the reader asks for. Places that still compare the text of a word are
 * counted, file by file: whoever touches one gives its word a sense and lowers the number, which so never stands above
 * what is there (decision of 23 November on words and senses).
 */
const TEXT = String.raw`(?<![\w.])(?:\w+(?:\[[^\]]*\])?\??\.)*text\b`;

const COMPARES_TEXT = new RegExp(
  [
    String.raw`${TEXT} [!=]== ['"]`,
    String.raw`['"] [!=]== ${TEXT}`,
    String.raw`\.(?:has|includes|test|exec)\(${TEXT}`,
    String.raw`\bswitch \(${TEXT}\)`,
    String.raw`\btext\??\.(?:startsWith|endsWith|includes|match)\(`,
    String.raw`\bwordSet\(`,
  ].join('|'),
  'g',
);

const READER = 'src/designer/brief/';

test.each([
  "if (atoms[at + 1]?.text === 'to') return;",
  "const { text } = atom; if (text !== 'no .') return;",
  "atoms.some(({ text }) => text === 'to')",
  "before.some((text) => ['lost', 'told'].includes(text))",
  'namesOfTrade.has(text)',
  "/^put/.test(before?.text ?? '')",
  'switch (text) {',
  "noun.atom.text.endsWith(' set')",
])('a place that compares a word is seen: %s', (code) => {
  expect([...code.matchAll(COMPARES_TEXT)]).toHaveLength(1);
});

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
