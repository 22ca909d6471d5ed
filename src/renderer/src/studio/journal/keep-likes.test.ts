import { beforeEach, expect, test } from 'vitest';
import { useLikedImages } from '../../state/liked-images.ts';
import { flushPromises } from '../testing/flush-promises.ts';
import { keepLikes } from './keep-likes.ts';
import { createMemoryJournal } from './memory-journal.ts';

const likes = () => useLikedImages.getState();

beforeEach(() => likes().replaceAll([]));

test('likes of earlier visits come before those of this one, and every change is saved', async () => {
  const journal = createMemoryJournal();
  await journal.keepNote('likes', ['a', 'b']);
  likes().add('c');
  const end = keepLikes(async () => journal);
  await expect.poll(() => likes().likedImages).toEqual(['a', 'b', 'c']);

  likes().remove('a');
  expect(await journal.note('likes')).toEqual(['b', 'c']);
  end();
  likes().add('d');
  expect(await journal.note('likes')).toEqual(['b', 'c']);
});

test('stopped, it leaves no like for the next person', async () => {
  const [first, second] = [createMemoryJournal(), createMemoryJournal()];
  await first.keepNote('likes', ['a']);
  const end = keepLikes(async () => first);
  await expect.poll(() => likes().likedImages).toEqual(['a']);
  end();
  keepLikes(async () => second);
  await flushPromises();
  expect(likes().likedImages).toEqual([]);
  expect(await first.note('likes')).toEqual(['a']);
});

test('stopped before the journal is open, it changes nothing', async () => {
  const journal = createMemoryJournal();
  await journal.keepNote('likes', ['a']);
  const opened = Promise.resolve(journal);
  keepLikes(() => opened)();
  await flushPromises();
  expect(likes().likedImages).toEqual([]);
});
