import { expect, test } from 'vitest';
import { createRestartBudget } from './restart-budget.ts';

test('a page is started again three times in a minute, and then somebody is asked', () => {
  let nowMs = 0;
  const budget = createRestartBudget(() => nowMs);
  const ended = (atMs: number) => {
    nowMs = atMs;
    return budget.mayRestart();
  };
  expect([ended(0), ended(1000), ended(2000), ended(3000)]).toEqual([true, true, true, false]);
  // Whoever chose to try again gets three more.
  expect([ended(4000), ended(5000), ended(6000), ended(7000)]).toEqual([true, true, true, false]);
});

test('a page that ends once a day is always started again', () => {
  let nowMs = 0;
  const budget = createRestartBudget(() => nowMs);
  const days = Array.from({ length: 10 }, () => {
    nowMs += 86_400_000;
    return budget.mayRestart();
  });
  expect(days).not.toContain(false);
});
