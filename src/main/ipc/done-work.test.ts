import { expect, test } from 'vitest';
import { doneWork } from './done-work.ts';

test.each([
  ['Your designs are ready', 'Emerald and gold ring'],
  ['Bereit', 'नथ for आशा, क्\u200dष'],
])('%s: %s may be told', (title, text) => {
  expect(doneWork.safeParse({ title, text }).success).toBe(true);
});

test.each([
  ['nothing', { title: '', text: 'x' }],
  ['a line break', { title: 'Done', text: 'x\nYour bank: call now' }],
  ['a direction override', { title: 'Done \u202E', text: 'x' }],
  ['more than a system shows', { title: 'x'.repeat(81), text: 'x' }],
  ['more than the words', { title: 'Done', text: 'x', icon: 'https://example.com/i.png' }],
  ['no words', { title: 1, text: {} }],
])('%s is refused', (_what, work) => {
  expect(doneWork.safeParse(work).success).toBe(false);
});
