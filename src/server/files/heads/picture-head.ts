import { type FileHandle, open } from 'node:fs/promises';
import { fail, ok, type Result } from '#shared/result.ts';
import type { FileMediaType } from '../../db/file-tables.ts';
import { LONGEST_SIDE_PX, MOST_PIXELS, noPicture, pictureTooLarge, unreadablePicture } from '../file-problems.ts';
import { jpegSize } from './jpeg-size.ts';
import { mediaTypeOf, SNIFFED_BYTES } from './media-type-of.ts';
import type { PictureSize, ReadAt } from './picture-size.ts';
import { pngSize } from './png-size.ts';
import { webpSize } from './webp-size.ts';

/** What a picture says of itself before its first pixel. */
export interface PictureHead extends PictureSize {
  readonly mediaType: FileMediaType;
}

const sizes: Readonly<Record<FileMediaType, (read: ReadAt) => Promise<PictureSize | undefined>>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/**
 * Reads what a file is and how large its picture would be, without decoding it: a small file of a huge picture is refused
 * before any program makes room for its pixels.
 */
export async function readPictureHead(path: string): Promise<Result<PictureHead>> {
  const handle = await open(path);
  try {
    const read = readerOf(handle);
    const mediaType = mediaTypeOf(await read(0, SNIFFED_BYTES));
    if (mediaType === undefined) return fail(noPicture);
    const size = await sizes[mediaType](read);
    if (size === undefined || size.widthPx < 1 || size.heightPx < 1) return fail(unreadablePicture);
    const isTooLarge =
      size.widthPx * size.heightPx > MOST_PIXELS || Math.max(size.widthPx, size.heightPx) > LONGEST_SIDE_PX;
    return isTooLarge ? fail(pictureTooLarge) : ok({ mediaType, ...size });
  } finally {
    await handle.close();
  }
}

const readerOf =
  (handle: FileHandle): ReadAt =>
  async (position, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
