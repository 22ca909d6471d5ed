import { expect, test } from 'vitest';
import { bytesInWords } from './bytes-in-words.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [239_400, '240 kB'],
  [999_999, '1000 kB'],
  [1_240_000, '1.2 MB'],
  [20_000_000, '20 MB'],
  [3_000_000_000, '3 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(bytesInWords(bytes).replace('\u202f', ' ')).toBe(words);
});
