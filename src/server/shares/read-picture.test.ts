import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { greyPictureFile } from '../testing/share-counter.ts';
import { readPicture } from './read-picture.ts';

/** A JPEG's head as encoders write it: a segment of an application, a table, the frame. */
const jpeg = (widthPx: number, heightPx: number, before: readonly number[] = [0xff, 0xe0, 0, 4, 0, 0]) =>
  new Uint8Array(
    [
      [0xff, 0xd8, ...before, 0xff, 0xdb, 0, 3, 0, 0xff],
      [0xff, 0xc2, 0, 11, 8, heightPx >> 8, heightPx & 0xff, widthPx >> 8, widthPx & 0xff, 1, 0],
    ].flat(),
  );

test('a JPEG and a PNG say what they are and how large, whatever they are called', () => {
  expect(readPicture(jpeg(1000, 750))).toMatchObject({
    value: { mediaType: 'image/jpeg', widthPx: 1000, heightPx: 750 },
  });
  expect(readPicture(greyPictureFile(64, 65))).toMatchObject({
    value: { mediaType: 'image/png', widthPx: 64, heightPx: 65 },
  });
});

test.each([
  ['nothing', new Uint8Array()],
  ['a page', new Uint8Array(Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(80)))],
  ['a drawing with a script', new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))],
  ['a GIF', new Uint8Array(Buffer.from('GIF89a'.padEnd(80, '\0')))],
  ['a PNG that would fill the memory', greyPictureFile(64, 64, { widthPx: 60_000, heightPx: 60_000 })],
  ['a PNG of no size', greyPictureFile(64, 64, { widthPx: 0, heightPx: 0 })],
  ['a PNG that ends in its head', greyPictureFile(64, 64).slice(0, 30)],
  ['a JPEG that would', jpeg(65_535, 65_535)],
  ['a JPEG without a frame', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9])],
  ['a JPEG that ends before its frame', jpeg(1000, 750).slice(0, 14)],
  ['a JPEG whose segment is longer than it', jpeg(1000, 750, [0xff, 0xe0, 0xff, 0xff])],
  ['a JPEG whose segments have no length', jpeg(1000, 750, [0xff, 0xe0, 0, 0])],
])('%s is refused', (_what, bytes) => {
  expect(readPicture(bytes)).toMatchObject({ ok: false, problem: { code: 'no_picture' } });
});
