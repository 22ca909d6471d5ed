import { describe, expect, test } from 'vitest';
import { beadsWords } from '#spec/request/words/beads-words.ts';
import { closureWords } from '#spec/request/words/closure-words.ts';
import { constraintWords } from '#spec/request/words/constraint-words.ts';
import { featureWords } from '#spec/request/words/feature-words.ts';
import { styleWords } from '#spec/request/words/style-words.ts';
import { normalise } from '../parse/spelling/normalise.ts';
import { tokenise } from '../parse/token.ts';
import { allTerms } from './all-terms.ts';

/** No phrase is longer, so that the walk along the tree stays short. */
const MOST_WORDS = 7;

describe('the lexicon', () => {
  test('has one meaning for a phrase in each subject', () => {
    const seen = new Map<string, string>();
    for (const { phrase, sense } of allTerms) {
      const key = `${tokenise(normalise(phrase))
        .map(({ text }) => text)
        .join(' ')} ${sense.subject}`;
      expect(seen.get(key), `"${phrase}" as ${sense.subject}`).toBeUndefined();
      seen.set(key, JSON.stringify(sense));
    }
  });

  test('has words in every phrase, and few', () => {
    for (const { phrase } of allTerms) {
      const words = tokenise(normalise(phrase));
      expect(words.length, `"${phrase}"`).toBeGreaterThan(0);
      expect(words.length, `"${phrase}"`).toBeLessThanOrEqual(MOST_WORDS);
    }
  });

  // A word that the designer compares with is typed by these lists: here each of them is seen to be said by a phrase.
  test.each([
    ['style', styleWords],
    ['constraint', constraintWords],
    ['closure', closureWords],
    ['feature', featureWords],
    ['beads', beadsWords],
  ] as const)('says every word of %s, and no other', (subject, words) => {
    const said = allTerms.flatMap(({ sense }) => {
      if (sense.subject !== subject) return [];
      switch (sense.subject) {
        case 'style':
          return [sense.style];
        case 'constraint':
          return [sense.constraint];
        case 'closure':
          return [sense.closure];
        case 'feature':
          return [sense.feature];
        case 'beads':
          return [sense.kind];
      }
    });
    expect(new Set<string>(said)).toEqual(new Set<string>(words));
  });
});
