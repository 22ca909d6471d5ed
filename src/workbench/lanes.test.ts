import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

const asked = () => new AbortController();

test('a newer job of a lane takes the place of the older, and of no other', () => {
  const lanes = createLanes();
  const [drag, hero, newerDrag] = ['drag', 'hero', 'drag'].map((lane) => lanes.enter(lane, asked().signal).signal);
  expect([drag?.aborted, hero?.aborted, newerDrag?.aborted]).toEqual([true, false, false]);
});

test('jobs without a lane stand beside one another', () => {
  const lanes = createLanes();
  const files = [1, 2].map(() => lanes.enter(undefined, asked().signal).signal);
  expect(files.map(({ aborted }) => aborted)).toEqual([false, false]);
});

test('a job ends when its caller aborts it, also before it entered', () => {
  const lanes = createLanes();
  const caller = asked();
  const { signal } = lanes.enter('drag', caller.signal);
  caller.abort();
  expect([signal.aborted, lanes.enter('drag', caller.signal).signal.aborted]).toEqual([true, true]);
});

test('an older job that leaves late leaves the newer its place', () => {
  const lanes = createLanes();
  const [older, newer] = [1, 2].map(() => lanes.enter('drag', asked().signal));
  older?.leave();
  lanes.enter('drag', asked().signal);
  expect(newer?.signal.aborted).toBe(true);
});
