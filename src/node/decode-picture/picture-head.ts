/** The kinds of picture files that are opened. */
export type PictureKind = 'png' | 'jpeg';

/** What a picture file says of itself at its beginning, before anything is decoded. */
export interface PictureFileHead {
  readonly kind: PictureKind;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Undefined where the bytes begin as no PNG or JPEG does. */
export function pictureHead(bytes: Uint8Array): PictureFileHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return pngHead(view) ?? jpegHead(view);
}

const PNG_SIGNATURE = [0x89504e47, 0x0d0a1a0a] as const;

/** Width and height stand in the first chunk, IHDR. */
function pngHead(view: DataView): PictureFileHead | undefined {
  if (view.byteLength < 24) return undefined;
  if (view.getUint32(0) !== PNG_SIGNATURE[0] || view.getUint32(4) !== PNG_SIGNATURE[1]) return undefined;
  return { kind: 'png', widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}

const START_OF_IMAGE = 0xffd8;

/** Start-of-frame markers; 0xc4, 0xc8 and 0xcc among them mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Width and height stand in the frame, behind any number of other segments. */
function jpegHead(view: DataView): PictureFileHead | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== START_OF_IMAGE) return undefined;
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { kind: 'jpeg', heightPx: view.getUint16(at + 5), widthPx: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  // A JPEG without a frame is a damaged one: its decoder says so.
  return { kind: 'jpeg', widthPx: 0, heightPx: 0 };
}
