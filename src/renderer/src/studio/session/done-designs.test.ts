import { expect, test } from 'vitest';
import type { SessionPhase, SessionState } from './design-session.ts';
import { doneDesigns } from './done-designs.ts';

const state = (phase: SessionPhase, more: Partial<SessionState> = {}): SessionState => ({
  phase,
  brief: 'emerald ring',
  tray: undefined,
  what: '',
  share: undefined,
  problem: undefined,
  ...more,
});
const problem = { code: 'x', message: 'No such stone.', remedy: 'Name another.' };

test('work that ends is told by its brief, or by what was wrong with it', () => {
  expect(doneDesigns(state('done'), state('working'))).toEqual({
    title: 'Your designs are ready',
    text: 'emerald ring',
  });
  expect(doneDesigns(state('failed', { problem }), state('reading'))).toEqual({
    title: 'Your designs could not be made',
    text: 'No such stone.',
  });
});

test.each([
  ['work that goes on', state('working'), state('reading')],
  ['what was stopped by hand', state('cancelled'), state('working')],
  ['an earlier tray that is opened', state('done'), state('idle')],
  ['the same end, once more', state('done'), state('done')],
])('%s is not told', (_what, now, before) => {
  expect(doneDesigns(now, before)).toBeUndefined();
});

test('a long brief becomes one short line, in which no letter is cut in two', () => {
  const brief = `नथ क्\u200dष\n\tfor\u202E 💍 ${'💎'.repeat(300)}`;
  const text = doneDesigns(state('done', { brief }), state('working'))?.text ?? '';
  expect(text).toMatch(/^नथ क्\u200dष for 💍 💎+…$/u);
  expect(text.isWellFormed()).toBe(true);
  expect(Array.from(text)).toHaveLength(161);
});
