/** A JPEG with an EXIF segment that says how the camera was held. */
export function withOrientation(file: Uint8Array, orientation: number): Uint8Array {
  // TIFF header (little-endian), one directory with one entry: tag 0x0112, a short.
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  const body = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff];
  const length = body.length + 2;
  const segment = [0xff, 0xe1, length >> 8, length & 0xff, ...body];
  return Uint8Array.from([0xff, 0xd8, ...segment, ...file.subarray(2)]);
}
