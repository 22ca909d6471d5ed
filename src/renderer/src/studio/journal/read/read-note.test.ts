import { expect, test } from 'vitest';
import { readNote } from './read-note.ts';

test('notes are read as they were written', () => {
  expect(readNote('composer', 'a ring')).toBe('a ring');
  expect(readNote('likes', ['a', 'b'])).toEqual(['a', 'b']);
});

test('a like that cannot be read is left out, the others stay', () => {
  expect(readNote('likes', ['a', 7, null, 'b'])).toEqual(['a', 'b']);
});

test('a note that cannot be read is undefined', () => {
  expect(readNote('composer', { words: 'a ring' })).toBeUndefined();
  expect(readNote('likes', 'a')).toBeUndefined();
  expect(readNote('likes', undefined)).toBeUndefined();
});
