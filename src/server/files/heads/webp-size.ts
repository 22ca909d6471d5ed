import type { PictureSize, ReadAt } from './picture-size.ts';

/** RIFF header, then the head of the first chunk and the first ten bytes in it (RFC 9649). */
const HEAD_BYTES = 30;
const LOSSLESS_SIGNATURE = 0x2f;
/** A size has 14 bits, above them are others. */
const SIZE_BITS = 0x3fff;

/** The first chunk says which of the three kinds of WebP it is. */
export async function webpSize(read: ReadAt): Promise<PictureSize | undefined> {
  // The smallest are shorter than that; a size of nothing is none.
  const head = Buffer.concat([await read(0, HEAD_BYTES), Buffer.alloc(HEAD_BYTES)]);
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ': {
      if (head.toString('hex', 23, 26) !== '9d012a') return undefined;
      return { widthPx: head.readUInt16LE(26) & SIZE_BITS, heightPx: head.readUInt16LE(28) & SIZE_BITS };
    }
    case 'VP8L': {
      if (head[20] !== LOSSLESS_SIGNATURE) return undefined;
      const bits = head.readUInt32LE(21);
      return { widthPx: (bits & SIZE_BITS) + 1, heightPx: ((bits >>> 14) & SIZE_BITS) + 1 };
    }
    case 'VP8X':
      return { widthPx: head.readUIntLE(24, 3) + 1, heightPx: head.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
