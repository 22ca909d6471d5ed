import { describe, expect, test } from 'vitest';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { decodePicture } from './decode-picture.ts';
import { cmykJpeg } from './testing/cmyk-jpeg.ts';
import { withOrientation } from './testing/with-orientation.ts';

/** Two pixels wide, three high: the upper left one is red, all else white. */
function redCorner(): PNG {
  const png = new PNG({ width: 16, height: 24 });
  png.data.fill(255);
  for (let y = 0; y < 8; y += 1) for (let x = 0; x < 8; x += 1) png.data.set([255, 0, 0, 255], 4 * (y * 16 + x));
  return png;
}

async function decoded(bytes: Uint8Array) {
  const picture = await decodePicture(bytes);
  if (!picture.ok) throw new Error(picture.problem.message);
  return picture.value;
}

async function problemOf(bytes: Uint8Array): Promise<string | undefined> {
  const picture = await decodePicture(bytes);
  return picture.ok ? undefined : picture.problem.code;
}

const pixel = ({ rgba, widthPx }: { readonly rgba: Uint8Array; readonly widthPx: number }, x: number, y: number) =>
  Array.from(rgba.subarray(4 * (y * widthPx + x), 4 * (y * widthPx + x) + 3));

describe('a PNG', () => {
  test('of eight bits is its pixels', async () => {
    const picture = await decoded(PNG.sync.write(redCorner()));
    expect(picture).toMatchObject({ widthPx: 16, heightPx: 24 });
    expect(pixel(picture, 0, 0)).toEqual([255, 0, 0]);
    expect(pixel(picture, 15, 23)).toEqual([255, 255, 255]);
  });

  test('of sixteen bits and grey comes out as eight of each colour', async () => {
    const samples = Uint16Array.from(redCorner().data, (byte) => byte * 257);
    const sixteen = Object.assign(redCorner(), { data: Buffer.from(samples.buffer) });
    const deep = PNG.sync.write(sixteen, { bitDepth: 16, colorType: 2 });
    expect(pixel(await decoded(deep), 0, 0)).toEqual([255, 0, 0]);
    const grey = PNG.sync.write(redCorner(), { colorType: 0 });
    expect(pixel(await decoded(grey), 15, 23)).toEqual([255, 255, 255]);
  });
});

describe('a JPEG', () => {
  const upright = () => jpeg.encode({ data: redCorner().data, width: 16, height: 24 }, 95).data;

  test('is its pixels', async () => {
    const [red = 0, green = 255] = pixel(await decoded(upright()), 1, 1);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });

  test('of the inks of a printer comes out in colours of light', async () => {
    const picture = await decoded(cmykJpeg({ says: 'adobe' }));
    expect(picture).toMatchObject({ widthPx: 8, heightPx: 8 });
    const [red = 0, green = 0, blue = 0] = pixel(picture, 4, 4);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(40);
    // Without that nobody knows which inks they are.
    expect(await problemOf(cmykJpeg({ says: 'nothing' }))).toBe('picture_in_inks');
  });

  test('that was taken with the camera on its side stands upright', async () => {
    const turned = await decoded(withOrientation(upright(), 6));
    expect(turned).toMatchObject({ widthPx: 24, heightPx: 16 });
    // Turned to the right, the upper left corner comes to the upper right.
    expect(pixel(turned, 22, 1)[1]).toBeLessThan(60);
    const upsideDown = await decoded(withOrientation(upright(), 3));
    expect(pixel(upsideDown, 14, 22)[1]).toBeLessThan(60);
  });
});

describe('what is no picture is answered', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['words', new TextEncoder().encode('this is a sketch of a ring, honestly')],
    ['a GIF', new TextEncoder().encode('GIF89a and so on, and so on, and so on')],
  ])('%s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('not_a_picture');
  });

  test('a file that ends in the middle', async () => {
    const png = PNG.sync.write(redCorner());
    expect(await problemOf(png.subarray(0, png.length - 30))).toBe('picture_damaged');
    expect(await problemOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9]))).toBe('picture_damaged');
  });

  test('one of 400 megapixels, before anything is unpacked', async () => {
    const png = PNG.sync.write(redCorner());
    new DataView(png.buffer, png.byteOffset).setUint32(16, 20_000);
    new DataView(png.buffer, png.byteOffset).setUint32(20, 20_000);
    expect(await problemOf(png)).toBe('picture_too_large');
  });
});
