import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from '#picture/contract.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** The filter of each row (PNG specification, 9.2): its difference from the row above. */
const FILTER_UP = 2;

/** Encodes a picture as a PNG file: 8-bit sRGB without alpha, which is enough for a photograph on paper. */
export function encodePng(pixels: Pixels): Uint8Array<ArrayBuffer> {
  const { widthPx, heightPx } = pixels;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const file = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('sRGB', Buffer.from([0])),
    chunk('IDAT', deflateSync(filteredRows(pixels), { level: 8 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return new Uint8Array(file);
}

function filteredRows({ widthPx, heightPx, rgba }: Pixels): Buffer {
  const stride = widthPx * 3 + 1;
  const rows = Buffer.alloc(stride * heightPx);
  for (let row = 0; row < heightPx; row++) {
    rows[row * stride] = FILTER_UP;
    for (let column = 0; column < widthPx; column++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (row * widthPx + column) * 4 + channel;
        const above = row === 0 ? 0 : (rgba[at - widthPx * 4] as number);
        rows[row * stride + 1 + column * 3 + channel] = (rgba[at] as number) - above;
      }
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
