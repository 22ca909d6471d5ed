import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Types that compress well; pictures, films and fonts are compressed already. */
const worthPacking = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.wasm']);
/** Compressing a smaller file saves no network packet. */
const LEAST_BYTES = 1024;
/** Within two percent of the best compression, in a tenth of the time. */
const QUALITY = 9;
/** The whole build has some sixty files; beyond this, some are of an older build. */
const MOST_KEPT = 400;

const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Whether to compress a file for a request. The desktop's own scheme has no network, and nothing there decompresses.
 */
export function takesPacked(request: Request, path: string, bytes: number): boolean {
  return (
    bytes >= LEAST_BYTES &&
    worthPacking.has(extname(path)) &&
    /^https?:/.test(request.url) &&
    !request.headers.has('range') &&
    /(^|,)\s*br\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/.test(request.headers.get('accept-encoding') ?? '')
  );
}

/** A file compressed with Brotli, once for each of its versions. */
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
