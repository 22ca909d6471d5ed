import { expect, test } from 'vitest';
import { isSlowLine, savesData } from './slow-line.ts';

/** A file of 60 kB that takes so many milliseconds. */
const file = (ms: number, responseStart = 0) => ({
  transferSize: 60_000,
  responseStart,
  responseEnd: responseStart + ms,
});

test.each(['slow-2g', '2g', '3g'])('a line that the browser calls %s is slow', (effectiveType) => {
  expect(isSlowLine({ effectiveType }, [file(5)])).toBe(true);
});

test('a line that the browser calls 4g is slow where its files came slowly', () => {
  // 1.6 Mbit/s: what browsers throttle to as slow 4G.
  expect(isSlowLine({ effectiveType: '4g' }, [file(300)])).toBe(true);
  expect(isSlowLine(undefined, [file(300), file(320, 300)])).toBe(true);
  expect(isSlowLine({ effectiveType: '4g' }, [file(60)])).toBe(false);
});

test('files that come at the same time share a fast line', () => {
  expect(isSlowLine(undefined, [file(300), file(300), file(300)])).toBe(false);
});

test('one file after the other, with time between them, says nothing of a slow line', () => {
  expect(isSlowLine(undefined, [file(40), file(40, 2000)])).toBe(false);
});

test('nothing is said where everything came from the cache, or in a first burst', () => {
  expect(isSlowLine(undefined, [{ transferSize: 0, responseStart: 0, responseEnd: 900 }])).toBe(false);
  expect(isSlowLine(undefined, [{ transferSize: 9000, responseStart: 0, responseEnd: 900 }])).toBe(false);
});

test('who asked for little data is heard', () => {
  expect(savesData({ saveData: true })).toBe(true);
  expect(savesData({ effectiveType: '4g' })).toBe(false);
  expect(savesData(undefined)).toBe(false);
});
