import { expect, test } from 'vitest';
import { FILM_START, filmedBriefs } from '#shared/site/film.ts';
import { filmShares } from './cut-film.ts';
import {
  closeness,
  filmPlan,
  framesAPiece,
  framesToNext,
  rockAngleDeg,
  stillFrame,
  takenFrame,
  takenFrames,
} from './film-plan.ts';

const frames = filmPlan.pieces.length * framesToNext;

test('the film lasts at least five seconds at 24 frames a second and 1440 lines', () => {
  expect(frames / filmPlan.framesPerSecond).toBeGreaterThanOrEqual(5);
  expect([filmPlan.framesPerSecond, filmPlan.heightPx]).toEqual([24, 1440]);
});

test('the weights of every frame add up to one, and it uses only frames that were taken', () => {
  for (let frame = 0; frame < frames; frame++) {
    const shares = filmShares(frame);
    expect(shares.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    for (const share of shares) {
      expect(takenFrame(share.frame)).toBeGreaterThanOrEqual(0);
      expect(takenFrame(share.frame)).toBeLessThan(takenFrames);
    }
  }
});

test('on the page it begins with the frame that the stills show, in which the first piece stands alone', () => {
  expect(FILM_START).toBe(`#t=${(stillFrame / filmPlan.framesPerSecond).toFixed(3)}`);
  expect(filmShares(stillFrame).map(({ piece }) => piece)).toEqual([filmPlan.pieces[0]]);
});

test('at the frame of the stills the lens is where it was, and from then on it only comes closer, by less than is unsharp', () => {
  expect([closeness(0), closeness(stillFrame)]).toEqual([1, 1]);
  for (let frame = stillFrame; frame < framesAPiece; frame++) {
    expect(closeness(frame + 1)).toBeGreaterThan(closeness(frame));
  }
  expect(closeness(framesAPiece)).toBeLessThan(1.1);
});

test('its page names the pieces that turn in it, in their order', () => {
  expect(Object.keys(filmedBriefs)).toEqual(filmPlan.pieces);
});

test('it loops: the last piece fades into the first', () => {
  expect(filmShares(0).map(({ piece }) => piece)).toEqual([filmPlan.pieces[0], filmPlan.pieces.at(-1)]);
});

test('a piece turns less than two degrees between frames, and rocks back as it rocked forth', () => {
  for (let frame = 0; frame < framesAPiece; frame++) {
    expect(Math.abs(rockAngleDeg(frame + 1) - rockAngleDeg(frame))).toBeLessThan(2);
    expect(rockAngleDeg(takenFrame(frame))).toBeCloseTo(rockAngleDeg(frame));
  }
});
