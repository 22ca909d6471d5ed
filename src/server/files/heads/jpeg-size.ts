import type { PictureSize, ReadAt } from './picture-size.ts';

/** Start of a frame (ITU-T T.81, table B.1): 0xC0 to 0xCF without tables (C4, CC) and C8, which is reserved. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const FILL = 0xff;

/** Camera notes, thumbnails and colour profiles come before the frame, in pieces of at most 64 kB. */
const MOST_SEGMENTS = 500;
/** Marker, length, precision, height, width. */
const FRAME_BYTES = 9;

export async function jpegSize(read: ReadAt): Promise<PictureSize | undefined> {
  let position = 2;
  for (let count = 0; count < MOST_SEGMENTS; count += 1) {
    const segment = await read(position, FRAME_BYTES);
    if (segment.length < FRAME_BYTES || segment[0] !== FILL) return undefined;
    const marker = segment[1] ?? 0;
    if (marker === FILL) {
      position += 1;
      continue;
    }
    if (isFrame(marker)) return { heightPx: segment.readUInt16BE(5), widthPx: segment.readUInt16BE(7) };
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return undefined;
    position += 2 + segment.readUInt16BE(2);
  }
  return undefined;
}
