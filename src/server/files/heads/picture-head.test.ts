import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { claimedPng, greyPng } from '../../testing/sample-pictures.ts';
import { readPictureHead } from './picture-head.ts';

const folder = mkdtempSync(join(tmpdir(), 'heads-'));
afterAll(() => rmSync(folder, { recursive: true }));
const media = join(import.meta.dirname, '../../../renderer/public/media');

async function headOf(bytes: Uint8Array) {
  const file = join(folder, 'picture');
  writeFileSync(file, bytes);
  const head = await readPictureHead(file);
  return head.ok ? head.value : head.problem.code;
}

const webp = (kind: string, data: string) =>
  Buffer.concat([Buffer.from(`RIFF????WEBP${kind}????`, 'latin1'), Buffer.from(data, 'hex')]);

describe('a picture says of itself', () => {
  test('that it is a PNG', async () => {
    expect(await headOf(greyPng(640, 480))).toEqual({ mediaType: 'image/png', widthPx: 640, heightPx: 480 });
  });

  test('that it is a JPEG, also behind the notes of a camera', async () => {
    const jpeg = readFileSync(join(media, 'share-landing.jpg'));
    const said = { mediaType: 'image/jpeg', widthPx: 1200, heightPx: 630 };
    expect(await headOf(jpeg)).toEqual(said);
    const note = Buffer.alloc(0xffff + 2);
    note.writeUInt16BE(0xffe1, 0);
    note.writeUInt16BE(0xffff, 2);
    const fill = Buffer.from([0xff]);
    expect(await headOf(Buffer.concat([jpeg.subarray(0, 2), note, note, fill, jpeg.subarray(2)]))).toEqual(said);
  });

  test('that it is a WebP of any of its three kinds', async () => {
    expect(await headOf(readFileSync(join(media, 'film-still-1280.webp')))).toMatchObject({ widthPx: 1280 });
    expect(await headOf(webp('VP8L', '2f7f02770000'))).toMatchObject({ widthPx: 640, heightPx: 477 });
    expect(await headOf(webp('VP8X', '000000007f0200df0100'))).toMatchObject({ widthPx: 640, heightPx: 480 });
  });
});

test.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><title>PNG</title>'],
  ['an animation', 'GIF89a............'],
  ['nearly nothing', '\u0089PNG'],
  ['nothing', ''],
])('%s is no picture that is taken', async (_name, text) => {
  expect(await headOf(Buffer.from(text, 'latin1'))).toBe('no_picture');
});

test.each([
  ['a PNG without its first chunk', greyPng(2, 2).subarray(0, 20)],
  ['a PNG of no width', claimedPng(0, 5)],
  ['a JPEG that ends before its frame', readFileSync(join(media, 'share-landing.jpg')).subarray(0, 30)],
  ['a WebP without a picture', webp('ICCP', '00')],
])('%s is damaged', async (_name, bytes) => {
  expect(await headOf(bytes)).toBe('unreadable_picture');
});

test.each([
  [30_000, 30_000],
  [0xffff_ffff, 0xffff_ffff],
  [20_000, 1],
])('a small file of a picture of %i × %i pixels is refused', async (widthPx, heightPx) => {
  expect(await headOf(claimedPng(widthPx, heightPx))).toBe('picture_too_large');
});

test('whatever the bytes are, they are refused or told', async () => {
  const starts = ['\u0089PNG\r\n\u001A\n', '\u00FF\u00D8\u00FF', 'RIFF1234WEBPVP8 ', 'RIFF1234WEBPVP8L', ''];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 80 }), async (start, rest) => {
      const head = await headOf(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
      const told = typeof head === 'string' ? head : head.widthPx * head.heightPx > 0;
      expect([true, 'no_picture', 'unreadable_picture', 'picture_too_large']).toContain(told);
    }),
  );
});
