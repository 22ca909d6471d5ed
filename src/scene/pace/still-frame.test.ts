import { expect, test } from 'vitest';
import { createStillFrame, type StillFrame } from './still-frame.ts';

/** The samples of a piece at rest, as the scale of each and whether the frame was shown with it. */
function rest(frame: StillFrame, affordable: number, msPerSample: number): readonly (readonly [number, boolean])[] {
  const laidDown: [number, boolean][] = [];
  let scale = 1;
  while (!frame.isDone) {
    if (frame.samples === 0) scale = frame.scale(affordable);
    frame.took(msPerSample * scale ** 2);
    laidDown.push([scale, frame.add()]);
  }
  return laidDown;
}

test('a fast card draws all of it at once, and shows every sample', () => {
  const laidDown = rest(createStillFrame(), 1, 20);
  expect(laidDown).toHaveLength(24);
  expect(laidDown.every(([scale, isShown]) => scale === 1 && isShown)).toBe(true);
});

test('a slow card shows it coarse first, and rests in full', () => {
  const laidDown = rest(createStillFrame(), 0.5, 6000);
  expect(laidDown.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => [0.5, true]));
  expect(laidDown.at(-1)).toEqual([1, true]);
});

test('in full it is shown when its edges are as smooth as those that it covers', () => {
  const shown = rest(createStillFrame(), 0.5, 6000).slice(4);
  expect(shown).toEqual([
    [1, false],
    [1, false],
    [1, false],
    [1, true],
  ]);
});

test('what moves again begins coarse again', () => {
  const frame = createStillFrame();
  rest(frame, 0.5, 6000);
  frame.begin();
  expect([frame.isDone, frame.samples, frame.scale(0.5)]).toEqual([false, 0, 0.5]);
});
