import { expect, test } from 'vitest';
import { glideShare } from './glide.ts';

/** What is left of a turn after a time, in frames of the same length. */
function left(frameMs: number, afterMs: number): number {
  let share = 1;
  for (let at = 0; at < afterMs; at += frameMs) share *= 1 - glideShare(frameMs);
  return share;
}

test('a glide lasts as long on a slow card as on a fast one', () => {
  expect(left(1000 / 60, 500)).toBeCloseTo(left(50, 500), 6);
  expect(left(1000 / 60, 100)).toBeGreaterThan(0.4);
});

test('where every frame takes its time, the lens stops with the hand', () => {
  expect(left(120, 120)).toBe(0);
});
