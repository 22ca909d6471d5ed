import { crc32, inflateSync } from 'node:zlib';

/** A decoded PNG of 8-bit RGB: 3 bytes a pixel, row after row. */
export interface ReadPng {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgb: Uint8Array;
}

/** Reads a PNG by the book (PNG specification, third edition) and checks every chunk; 8-bit RGB without interlace only. */
export function readPng(bytes: Uint8Array): ReadPng {
  const file = Buffer.from(bytes);
  if (file.subarray(0, 8).toString('hex') !== '89504e470d0a1a0a') throw new Error('Not a PNG');
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  let ended = false;
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    if (file.readUInt32BE(at + 8 + length) !== crc32(body)) throw new Error('A chunk is damaged');
    const type = body.toString('latin1', 0, 4);
    if (type === 'IHDR') header = body.subarray(4);
    if (type === 'IDAT') data.push(body.subarray(4));
    ended = type === 'IEND';
    at += 12 + length;
  }
  if (!header || !ended) throw new Error('A PNG starts with IHDR and ends with IEND');
  const [widthPx, heightPx] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header.subarray(8).toString('hex') !== '0802000000') throw new Error('Not 8-bit RGB without interlace');
  return { widthPx, heightPx, rgb: unfiltered(inflateSync(Buffer.concat(data)), widthPx, heightPx) };
}

function unfiltered(raw: Buffer, widthPx: number, heightPx: number): Uint8Array {
  const stride = 3 * widthPx;
  if (raw.length !== (stride + 1) * heightPx) throw new Error('Rows are missing');
  const rgb = new Uint8Array(stride * heightPx);
  for (let row = 0; row < heightPx; row += 1) {
    const filter = raw[row * (stride + 1)] as number;
    for (let x = 0; x < stride; x += 1) {
      const at = row * stride + x;
      const left = x < 3 ? 0 : (rgb[at - 3] as number);
      const above = row === 0 ? 0 : (rgb[at - stride] as number);
      const corner = x < 3 || row === 0 ? 0 : (rgb[at - stride - 3] as number);
      rgb[at] = (raw[row * (stride + 1) + 1 + x] as number) + predicted(filter, left, above, corner);
    }
  }
  return rgb;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
      if (a <= b && a <= c) return left;
      return b <= c ? above : corner;
    }
    default:
      throw new Error(`Unknown filter ${filter}`);
  }
}
