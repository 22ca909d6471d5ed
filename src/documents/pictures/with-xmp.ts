/** A kind of picture file that tells of itself. */
export type PictureFormat = 'jpeg' | 'png';

/** The same file with an XMP packet. Its pixels are as they were. */
export const withXmp: Readonly<Record<PictureFormat, (file: Uint8Array, packet: string) => Uint8Array<ArrayBuffer>>> = {
  jpeg: jpegWithXmp,
  png: pngWithXmp,
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The mark of XMP in a JPEG file, and the room that one of its segments has beside its own length. */
const JPEG_MARK = utf8('http://ns.adobe.com/xap/1.0/\0');
const MOST_IN_SEGMENT = 0xff_ff - 2;

/** As an APP1 segment at the beginning of the file, behind the one of JFIF (XMP part 3, 1.1.3). */
function jpegWithXmp(file: Uint8Array, packet: string): Uint8Array<ArrayBuffer> {
  if (file[0] !== 0xff || file[1] !== 0xd8) throw new Error('This is no JPEG file');
  const body = joined(JPEG_MARK, utf8(packet));
  if (body.length > MOST_IN_SEGMENT) throw new Error('A packet of this size does not fit a JPEG segment');
  const segment = joined(Uint8Array.of(0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff), body);
  const isJfif = file[2] === 0xff && file[3] === 0xe0;
  const at = isJfif ? 4 + (((file[4] ?? 0) << 8) | (file[5] ?? 0)) : 2;
  return joined(file.subarray(0, at), segment, file.subarray(at));
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The signature, and the header as the first chunk: length, name, 13 bytes and their sum. */
const AFTER_HEADER = 8 + 4 + 4 + 13 + 4;

/** As an iTXt chunk before the pixels, not compressed, so that every reader finds it (XMP part 3, 1.1.5). */
function pngWithXmp(file: Uint8Array, packet: string): Uint8Array<ArrayBuffer> {
  if (PNG_SIGNATURE.some((byte, index) => file[index] !== byte)) throw new Error('This is no PNG file');
  // Keyword; not compressed, by no method; no language, no other name.
  const body = joined(utf8('iTXt'), utf8('XML:com.adobe.xmp\0\0\0\0\0'), utf8(packet));
  const chunk = joined(bigEndian(body.length - 4), body, bigEndian(crc32(body)));
  return joined(file.subarray(0, AFTER_HEADER), chunk, file.subarray(AFTER_HEADER));
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of((value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
}

/** The check sum of PNG's chunks (ISO 3309), bit by bit: a packet is short. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~sum >>> 0;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
