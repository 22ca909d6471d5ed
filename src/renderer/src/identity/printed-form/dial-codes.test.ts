import { expect, test } from 'vitest';
import { dialCodeInWords, dialCodes, dialCodesFrom, FIRST_DIAL_CODE } from './dial-codes.ts';

test('every dial code names its countries, in words', () => {
  const others = dialCodes.filter((code) => code !== FIRST_DIAL_CODE);
  expect(others.filter((code) => !/^\+\d+ \p{Lu}\p{Ll}/u.test(dialCodeInWords(code)))).toEqual([]);
  // `Intl` answers a region that it does not know with its letters.
  expect(others.filter((code) => /\b[A-Z]{2}\b/.test(dialCodeInWords(code)))).toEqual([]);
  expect(dialCodeInWords('+91')).toBe('+91 India');
  expect(dialCodeInWords(FIRST_DIAL_CODE)).toBe('+1 US, Canada, Caribbean');
});

test.each([
  ['en-IN', '+91'],
  ['hi', '+91'],
  ['en-CA', '+1'],
  ['de-CH', '+41'],
])('for a browser in %s the list begins with %s, and has the others once', (language, first) => {
  const list = dialCodesFrom(language);
  expect(list[0]).toBe(first);
  expect(list.toSorted()).toEqual(dialCodes.toSorted());
});
