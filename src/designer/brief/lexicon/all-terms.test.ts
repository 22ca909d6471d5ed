import { describe, expect, test } from 'vitest';
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
});
