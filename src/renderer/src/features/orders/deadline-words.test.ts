import { expect, test } from 'vitest';
import { deadlineInWords } from './deadline-words.ts';

test.each([
  ['2026-11-24', '24 Nov 2026, today', false],
  ['2026-11-25', '25 Nov 2026, tomorrow', false],
  ['2026-12-01', '1 Dec 2026, in 7 days', false],
  ['2027-01-15', '15 Jan 2027', false],
  ['2026-11-23', '23 Nov 2026, a day late', true],
  ['2026-11-14', '14 Nov 2026, 10 days late', true],
])('%s is said as “%s” on the 24th of November', (deadline, said, isLate) => {
  expect(deadlineInWords(deadline, '2026-11-24', false)).toEqual({ said, isLate });
});

test('what is closed is not late, and without a day nothing is said', () => {
  expect(deadlineInWords('2026-11-01', '2026-11-24', true)).toEqual({ said: '1 Nov 2026', isLate: false });
  expect(deadlineInWords('', '2026-11-24', false)).toBeUndefined();
});
