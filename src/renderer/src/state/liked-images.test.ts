import { beforeEach, expect, test } from 'vitest';
import { useLikedImages } from './liked-images.ts';

const likes = () => useLikedImages.getState();

beforeEach(() => likes().replaceAll([]));

test('an image that is liked twice is in the list once', () => {
  likes().add('a');
  likes().add('b');
  likes().add('a');
  expect(likes().likedImages).toEqual(['a', 'b']);
});

test('an image that is not liked any more is gone, the others stay', () => {
  likes().replaceAll(['a', 'b', 'c']);
  likes().remove('b');
  likes().remove('unknown');
  expect(likes().likedImages).toEqual(['a', 'c']);
});
