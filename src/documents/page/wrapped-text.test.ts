import { expect, test } from 'vitest';
import { linesOf } from './wrapped-text.ts';

/** A font in which each sign is as wide as the next. */
const width = (line: string) => line.length;

test('a text is broken between words', () => {
  expect(linesOf('One ring for every day', width, 10)).toEqual(['One ring', 'for every', 'day']);
  expect(linesOf('', width, 10)).toEqual(['']);
});

test('a word that has no room in a line is broken, so that nothing slides off the page', () => {
  const lines = linesOf(`A ${'x'.repeat(25)} end`, width, 10);
  expect(lines).toEqual(['A', 'x'.repeat(10), 'x'.repeat(10), 'xxxxx end']);
  expect(linesOf('xy', width, 0)).toEqual(['x', 'y']);
});
