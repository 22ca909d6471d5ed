import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { SharePicture } from './share-pictures.ts';

/** A photograph of this size is sharp on every telephone. */
export const MOST_PICTURE_BYTES = 400_000;
const FEWEST_PX = 64;
/** What a browser unpacks of it stays small, however few bytes it has. */
const MOST_PX = 2000;

type Kind = SharePicture['mediaType'];
type Sides = Pick<SharePicture, 'widthPx' | 'heightPx'>;

const noPicture: Problem = {
  code: 'no_picture',
  message: 'This is no picture that a link can show.',
  remedy: `Send a JPEG or a PNG of ${FEWEST_PX} to ${MOST_PX} pixels a side.`,
};

/**
 * Reads what kind of picture bytes are, and how large: by themselves, whatever their sender calls them.
 * @returns refused with `no_picture`
 */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): Result<SharePicture> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mediaType: Kind | undefined = isPng(view) ? 'image/png' : isJpeg(view) ? 'image/jpeg' : undefined;
  if (mediaType === undefined) return fail(noPicture);
  const sides = mediaType === 'image/png' ? sidesOfPng(view) : sidesOfJpeg(view);
  const isFit = (side: number) => side >= FEWEST_PX && side <= MOST_PX;
  if (sides === undefined || !isFit(sides.widthPx) || !isFit(sides.heightPx)) return fail(noPicture);
  return ok({ mediaType, ...sides, bytes });
}

/** PNG (ISO/IEC 15948) begins with these eight bytes and the header chunk. */
const PNG_BEGINS = [0x8950_4e47, 0x0d0a_1a0a] as const;
const PNG_HEADER = 0x4948_4452;
const PNG_FEWEST_BYTES = 33;

const isPng = (view: DataView): boolean =>
  view.byteLength >= PNG_FEWEST_BYTES &&
  view.getUint32(0) === PNG_BEGINS[0] &&
  view.getUint32(4) === PNG_BEGINS[1] &&
  view.getUint32(12) === PNG_HEADER;

const sidesOfPng = (view: DataView): Sides => ({ widthPx: view.getUint32(16), heightPx: view.getUint32(20) });

/** JPEG (ISO/IEC 10918-1, B.1.1): a start of image, then segments that each begin with 0xFF and say how long they are. */
const MARK = 0xff;
const START_OF_IMAGE = 0xffd8;
const isJpeg = (view: DataView): boolean =>
  view.byteLength > 4 && view.getUint16(0) === START_OF_IMAGE && view.getUint8(2) === MARK;

/** Frames of every coding: 0xC0 to 0xCF but for tables and the extension. */
const FRAMES = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
const START_OF_SCAN = 0xda;

function sidesOfJpeg(view: DataView): Sides | undefined {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== MARK) return undefined;
    const mark = view.getUint8(at + 1);
    // Any number of fill bytes may stand before a mark.
    if (mark === MARK) {
      at += 1;
      continue;
    }
    if (FRAMES(mark)) return { heightPx: view.getUint16(at + 5), widthPx: view.getUint16(at + 7) };
    // Before the picture itself stands its frame, or it has none.
    if (mark === START_OF_SCAN) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
