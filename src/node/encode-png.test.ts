import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from './encode-png.ts';

const widthPx = 3;
const rgba = Uint8ClampedArray.from({ length: widthPx * 2 * 4 }, (_, k) => (k * 37) % 256);

test('a picture is the same after encoding and decoding', () => {
  const file = Buffer.from(encodePng({ widthPx, heightPx: 2, rgba }));
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([3, 2]);
  const start = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)));
  const stride = widthPx * 3 + 1;
  for (let row = 0; row < 2; row++) {
    expect(rows[row * stride]).toBe(2);
    for (let k = 0; k < widthPx * 3; k++) {
      const above = row === 0 ? 0 : (rgba[Math.floor(k / 3) * 4 + (k % 3)] as number);
      const value = ((rows[row * stride + 1 + k] as number) + above) % 256;
      expect(value).toBe(rgba[(row * widthPx + Math.floor(k / 3)) * 4 + (k % 3)]);
    }
  }
});
