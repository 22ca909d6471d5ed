import { beforeEach, describe, expect, test } from 'vitest';
import { daysLeft, forgetTrial, keepTrial, recountTrial } from './trial-storage.ts';

const end = '2026-11-24T12:00:00.000Z';
const trial = { trial_start_date: '2026-11-21T12:00:00.000Z', trial_end_date: end, trial_status: 'True' } as const;

class Memory implements Storage {
  readonly #kept = new Map<string, string>();
  get length() {
    return this.#kept.size;
  }
  key = (index: number) => [...this.#kept.keys()][index] ?? null;
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
  clear = () => this.#kept.clear();
}

let storage: Storage;
beforeEach(() => {
  storage = new Memory();
});

describe('days left', () => {
  test.each([
    ['at its beginning', '2026-11-21T12:00:00.000Z', 3],
    ['a moment later', '2026-11-21T12:00:00.001Z', 3],
    ['after a day and a second', '2026-11-22T12:00:01Z', 2],
    ['in its last second', '2026-11-24T11:59:59Z', 1],
    ['at its end', end, 0],
    ['a year later', '2027-11-24T12:00:00Z', 0],
  ])('%s', (_when, now, left) => {
    expect(daysLeft(end, new Date(now))).toBe(left);
  });

  test('of an invalid date are 0', () => {
    expect(daysLeft('soon', new Date())).toBe(0);
  });
});

test('four values are kept, the status in lower case, and the days are recounted at each start', () => {
  expect(keepTrial(trial, new Date('2026-11-21T12:00:00Z'), storage)).toEqual({ endsAt: end, daysLeft: 3 });
  const kept = () =>
    ['trial_status', 'trial_start_date', 'trial_end_date', 'trial_days_left'].map((key) => storage.getItem(key));
  expect(kept()).toEqual(['true', trial.trial_start_date, end, '3']);
  expect(recountTrial(new Date('2026-11-23T13:00:00Z'), storage)).toEqual({ endsAt: end, daysLeft: 1 });
  expect(kept()[3]).toBe('1');
});

test('forgetting a trial removes all four values', () => {
  keepTrial(trial, new Date('2026-11-21T12:00:00Z'), storage);
  forgetTrial(storage);
  expect(storage.length).toBe(0);
  expect(recountTrial(new Date(), storage)).toBeUndefined();
});
