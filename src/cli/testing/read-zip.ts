import { crc32, inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const STORED = 0;

/** The files of a zip archive (a 3MF is one), by name, each verified against its checksum. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, Buffer> {
  const file = Buffer.from(bytes);
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || file.readUInt32LE(end) !== DIRECTORY_END) throw new Error('Not a zip archive');
  const files = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('The directory is damaged');
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const from = file.readUInt32LE(at + 42);
    const start = from + 30 + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28);
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
    const content = file.readUInt16LE(at + 10) === STORED ? packed : inflateRawSync(packed);
    if (crc32(content) !== file.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return files;
}
