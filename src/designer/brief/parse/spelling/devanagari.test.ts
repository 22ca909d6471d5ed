import { expect, test } from 'vitest';
import { romanised, withoutDots } from './devanagari.ts';

test.each([
  ['अंगूठी', 'angoothi'],
  ['पतली', 'patli'],
  ['मंगलसूत्र', 'mangalsootra'],
  ['कमरबंध', 'kamarbandh'],
  ['चंपा', 'champa'],
  ['सफ़ेद', 'saphed'],
  ['ॐ', 'om'],
])('%s is typed as %s', (word, typed) => {
  expect(romanised(withoutDots(word))).toBe(typed);
});
