import { expect, test } from 'vitest';
import { ageInWords } from './age.ts';

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-19', 'yesterday'],
  ['2026-11-08', '12 days old'],
  ['2026-11-21', 'today'],
])('a rate of %s is %s on the evening of the 20th', (day, words) => {
  expect(ageInWords(day, new Date(2026, 10, 20, 23, 50))).toBe(words);
});
