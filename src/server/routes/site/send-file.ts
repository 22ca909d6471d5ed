import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { parseByteRange } from './byte-range.ts';
import { packedFile, takesPacked } from './packed-file.ts';

/** Answers GET or HEAD with a file; undefined when there is no such file. */
export async function sendFile(request: Request, path: string, cacheControl: string): Promise<Response | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;

  const version = `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`;
  const isPacked = takesPacked(request, path, found.size);
  const etag = isPacked ? `"${version}-br"` : `"${version}"`;
  const headers = new Headers({
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });

  if (isPacked) {
    const bytes = await packedFile(path, version);
    headers.set('content-encoding', 'br');
    headers.set('content-length', String(bytes.length));
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  }

  const range = parseByteRange(rangeHeader(request, etag), found.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${found.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === 'whole' ? { start: 0, end: found.size - 1 } : range;
  headers.set('content-length', String(end - start + 1));
  if (range !== 'whole') headers.set('content-range', `bytes ${start}-${end}/${found.size}`);
  const body = request.method === 'HEAD' || found.size === 0 ? null : readFrom(path, start, end);
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers });
}

/** A range of another version of the file would be of no use: then the whole file is sent (RFC 9110, 13.1.5). */
function rangeHeader(request: Request, etag: string): string | undefined {
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== etag) return undefined;
  return request.headers.get('range') ?? undefined;
}

function readFrom(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
}
