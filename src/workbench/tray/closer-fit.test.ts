import { expect, test } from 'vitest';
import { isCloser, type WeighedFit } from './closer-fit.ts';

const fit = (share: number | undefined, fits: boolean): WeighedFit => ({
  fit: { share },
  weight: { fits, isMet: fits },
});

test.each([
  ['far under the budget before just over it', fit(0.4, false), fit(1.05, true)],
  ['of the said weight before nearer to the budget', fit(0.7, true), fit(0.95, false)],
  ['of the said weight before less over the budget', fit(2.6, true), fit(1.1, false)],
  ['nearer to the budget, where both are under it', fit(0.9, true), fit(0.6, true)],
  ['nearer to the budget, where both are over it', fit(1.2, false), fit(1.9, false)],
  ['of the said weight, where no budget was said', fit(undefined, true), fit(undefined, false)],
])('%s', (_, better, worse) => {
  expect(isCloser(better, worse)).toBe(true);
  expect(isCloser(worse, better)).toBe(false);
});

test('of two alike neither is closer', () => {
  expect(isCloser(fit(0.8, true), fit(0.8, true))).toBe(false);
});
