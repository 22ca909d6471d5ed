import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What becomes much smaller; pictures, films and fonts are packed already. */
const worthPacking = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.wasm']);
/** Below this a packed file saves no packet. */
const LEAST_BYTES = 1024;
/** Within two percent of the most, in a tenth of the time. */
const QUALITY = 9;
/** The whole build is some sixty files; more than this are files of another build. */
const MOST_KEPT = 400;

const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Whether a request takes a file packed. A desktop's own addresses are answered without a network, and unpacked by nobody. */
export function takesPacked(request: Request, path: string, bytes: number): boolean {
  return (
    bytes >= LEAST_BYTES &&
    worthPacking.has(extname(path)) &&
    /^https?:/.test(request.url) &&
    !request.headers.has('range') &&
    /(^|,)\s*br\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/.test(request.headers.get('accept-encoding') ?? '')
  );
}

/** A file packed with Brotli, once for each of its versions. */
export function packedFile(path: string, version: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${path} ${version}`;
  const known = packed.get(key);
  if (known !== undefined) return known;
  if (packed.size >= MOST_KEPT) packed.clear();
  const packing = pack(path);
  packed.set(key, packing);
  packing.catch(() => packed.delete(key));
  return packing;
}

async function pack(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
  return new Uint8Array(await compress(file, { params }));
}
