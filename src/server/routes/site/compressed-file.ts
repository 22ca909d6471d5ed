import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Types that compress well; pictures, films and fonts are compressed already. */
const compressibleTypes = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.wasm']);
/** Compressing a smaller file saves no network packet. */
const LEAST_BYTES = 1024;
/** Within two percent of the best compression, in a tenth of the time. */
const QUALITY = 9;
/** The whole build has some sixty files; beyond this, some are of an older build. */
const MOST_KEPT = 400;

const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Whether to compress a file for a request. The desktop's own scheme has no network, and nothing there decompresses.
 */
export function acceptsBrotli(request: Request, path: string, bytes: number): boolean {
  return (
    bytes >= LEAST_BYTES &&
    compressibleTypes.has(extname(path)) &&
    /^https?:/.test(request.url) &&
    !request.headers.has('range') &&
    /(^|,)\s*br\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/.test(request.headers.get('accept-encoding') ?? '')
  );
}

/** A file compressed with Brotli, once for each of its versions. */
export function compressedFile(path: string, version: string): Promise<Uint8Array<ArrayBuffer>> {
  return compressedOnce(`${path} ${version}`, () => readFile(path));
}

/** Bytes compressed with Brotli, once for each key. */
export function compressedOnce(
  key: string,
  read: () => Promise<Uint8Array> | Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const known = compressed.get(key);
  if (known !== undefined) return known;
  if (compressed.size >= MOST_KEPT) compressed.clear();
  const compressing = compressBytes(read);
  compressed.set(key, compressing);
  compressing.catch(() => compressed.delete(key));
  return compressing;
}

async function compressBytes(read: () => Promise<Uint8Array> | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await read();
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return new Uint8Array(await compress(bytes, { params }));
}
