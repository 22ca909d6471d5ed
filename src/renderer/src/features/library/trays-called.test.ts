import { expect, test } from 'vitest';
import { traysCalled } from './trays-called.ts';

const trays = [{ brief: 'Oval ruby ring, 18k rose gold' }, { brief: 'Ruby drop earrings' }];

test.each([
  ['', 2],
  ['ruby', 2],
  [' RING  rose ', 1],
  ['ruby bangle', 0],
])('“%s” finds %i', (words, count) => {
  expect(traysCalled(trays, words)).toHaveLength(count);
});
