import { expect, test } from 'vitest';
import { readNote } from './read-note.ts';

test('notes are read as they were written', () => {
  expect(readNote('composer', 'a ring')).toBe('a ring');
  const likes = { liked: ['a', 'b'], unsent: [{ design: 'b', isLiked: true }] };
  expect(readNote('likes', likes)).toEqual(likes);
});

test('a like that cannot be read is left out, the others stay', () => {
  const stored = { liked: ['a', 7, null, 'b'], unsent: [{ design: 'b', isLiked: true }, { design: 'a' }, null] };
  expect(readNote('likes', stored)).toEqual({ liked: ['a', 'b'], unsent: [{ design: 'b', isLiked: true }] });
});

test('likes from before they went home wait to go there', () => {
  const unsent = ['a', 'b'].map((design) => ({ design, isLiked: true }));
  expect(readNote('likes', ['a', 7, 'b'])).toEqual({ liked: ['a', 'b'], unsent });
});

test('a note that cannot be read is undefined', () => {
  expect(readNote('composer', { words: 'a ring' })).toBeUndefined();
  expect(readNote('likes', 'a')).toBeUndefined();
  expect(readNote('likes', undefined)).toBeUndefined();
});
