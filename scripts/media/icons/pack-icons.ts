/** A picture of an icon, as PNG. */
export interface IconPicture {
  readonly sidePx: number;
  readonly png: Uint8Array;
}

const concat = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** An icon of Windows (ICO): a list of where each picture lies, then the pictures. */
export function packIco(pictures: readonly IconPicture[]): Uint8Array {
  const [HEADER_BYTES, ROW_BYTES] = [6, 16];
  const list = Buffer.alloc(HEADER_BYTES + ROW_BYTES * pictures.length);
  list.writeUInt16LE(1, 2); // the type: an icon, not a cursor
  list.writeUInt16LE(pictures.length, 4);
  let position = list.length;
  for (const [index, { sidePx, png }] of pictures.entries()) {
    const row = HEADER_BYTES + ROW_BYTES * index;
    // One byte a side: 0 stands for 256.
    list.writeUInt8(sidePx % 256, row);
    list.writeUInt8(sidePx % 256, row + 1);
    list.writeUInt16LE(1, row + 4); // colour planes
    list.writeUInt16LE(32, row + 6); // bits a pixel
    list.writeUInt32LE(png.length, row + 8);
    list.writeUInt32LE(position, row + 12);
    position += png.length;
  }
  return concat([list, ...pictures.map(({ png }) => png)]);
}

/** The names that macOS knows pictures of an icon by; those of a retina display repeat a size under another name. */
const ICNS_TYPES: Readonly<Record<number, readonly string[]>> = {
  32: ['ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

/** An icon of macOS (ICNS): each picture after its name and length. Sizes that the format does not know are left out. */
export function packIcns(pictures: readonly IconPicture[]): Uint8Array {
  const entries = pictures.flatMap(({ sidePx, png }) => (ICNS_TYPES[sidePx] ?? []).map((type) => chunk(type, png)));
  return chunk('icns', concat(entries));
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(content.length + 8, 4);
  return concat([head, content]);
}
