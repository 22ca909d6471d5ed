import { expect, test } from 'vitest';
import { trialButtonWords, trialStatus } from './trial-status.ts';

const endsAt = '2026-11-26T12:00:00.000Z';

test.each([
  ['a moment before its end', '2026-11-26T11:59:59.999Z', /^Your free trial runs until November 26, 2026 at .+\.$/],
  ['at its end', endsAt, /^Your free trial ended on November 26, 2026 at .+\.$/],
])('%s', (_when, now, words) => {
  expect(trialStatus(endsAt, new Date(now))).toMatch(words);
});

test.each([
  [undefined, 'Start the free trial'],
  [{ endsAt, daysLeft: 3 }, 'Your free trial: 3 days left'],
  [{ endsAt, daysLeft: 1 }, 'Your free trial: 1 day left'],
  [{ endsAt, daysLeft: 0 }, 'Your free trial has ended'],
])('the button for %j', (trial, words) => {
  expect(trialButtonWords(trial)).toBe(words);
});
