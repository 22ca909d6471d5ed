import { describe, expect, test } from 'vitest';
import { openingBounds, type WindowPlace } from './window-place.ts';

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const atTheCounter = { x: 1440, y: 0, width: 2560, height: 1415 };
const stood = (place: Partial<WindowPlace>): WindowPlace => ({
  x: 100,
  y: 100,
  width: 1200,
  height: 700,
  isMaximized: false,
  isFullScreen: false,
  ...place,
});

test('the first window is centred by the system, and no larger than the display', () => {
  expect(openingBounds(undefined, [atTheCounter])).toEqual({ width: 1440, height: 900 });
  expect(openingBounds(undefined, [laptop])).toEqual({ width: 1440, height: 875 });
});

test('a window opens where it stood, also on the second display', () => {
  expect(openingBounds(stood({}), [laptop])).toEqual({ x: 100, y: 100, width: 1200, height: 700 });
  expect(openingBounds(stood({ x: 2000, y: 50 }), [laptop, atTheCounter])).toMatchObject({ x: 2000, y: 50 });
});

describe('a window that nobody could reach opens in the middle, at its size', () => {
  test.each([
    ['its display was unplugged', { x: 2000 }],
    ['it hangs off the left edge', { x: -1150 }],
    ['its title bar is above the display', { y: -200 }],
    ['its title bar is below the display', { y: 890 }],
    ['numbers of another world', { x: 9e9, y: -9e9 }],
  ])('%s', (_why, place) => {
    expect(openingBounds(stood(place), [laptop])).toEqual({ width: 1200, height: 700 });
  });
});

test('what hangs over an edge is drawn in, and what is larger than its display shrinks to it', () => {
  expect(openingBounds(stood({ x: 800, y: 500 }), [laptop])).toEqual({ x: 240, y: 200, width: 1200, height: 700 });
  expect(openingBounds(stood({ width: 5000, height: 4000 }), [laptop])).toEqual(laptop);
});

test('a window is never smaller than its screens need', () => {
  expect(openingBounds(stood({ width: 10, height: 10 }), [laptop])).toMatchObject({ width: 1200 - 240, height: 640 });
});

test('without a display, as over a remote connection that is being made, it opens at its usual size', () => {
  expect(openingBounds(stood({}), [])).toEqual({ width: 1200, height: 700 });
});
