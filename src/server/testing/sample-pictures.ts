import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * A grey PNG of this size that any program opens; its file is small, however large the picture.
 * @param noiseBytes of a chunk that programs skip, so that the file is as large as wanted, and no two are the same
 */
export function greyPng(widthPx: number, heightPx: number, noiseBytes = 16): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(widthPx, 0);
  head.writeUInt32BE(heightPx, 4);
  // One bit a pixel, so that a row has a byte for its filter and one for each eight pixels.
  head[8] = 1;
  const row = 1 + Math.ceil(widthPx / 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('teSt', randomBytes(noiseBytes)),
    chunk('IDAT', deflateSync(Buffer.alloc(row * heightPx, 0x55).fill(0, 0, 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What a PNG says of itself where its picture would be this large: no pixel follows. */
export function claimedPng(widthPx: number, heightPx: number): Buffer {
  const png = greyPng(1, 1);
  png.writeUInt32BE(widthPx, 16);
  png.writeUInt32BE(heightPx, 20);
  return png;
}

/** What a JPEG says of itself where its picture would be this large: no pixel follows. */
export function claimedJpeg(widthPx: number, heightPx: number, noiseBytes = 16): Buffer {
  const note = Buffer.alloc(4);
  note.writeUInt32BE(0xff_fe_00_00 + noiseBytes + 2);
  const frame = Buffer.from('ffc0000b08000000000101110000', 'hex').subarray(0, 13);
  frame.writeUInt16BE(heightPx, 5);
  frame.writeUInt16BE(widthPx, 7);
  const [start, end] = [Buffer.from('ffd8', 'hex'), Buffer.from('ffd9', 'hex')];
  return Buffer.concat([start, note, randomBytes(noiseBytes), frame, end]);
}
