import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import { ORIGIN_PLACEHOLDER } from '#shared/site/addresses.ts';
import { acceptsBrotli, compressedOnce } from './compressed-file.ts';

/**
 * Answers GET or HEAD with a built text that names the site's own address, e.g. `https://studio.example`, which only the
 * server knows; undefined when there is no such file.
 */
export async function sendFilledIn(request: Request, path: string, origin: string): Promise<Response | undefined> {
  const template = await readFile(path, 'utf8').catch(() => undefined);
  if (template === undefined) return undefined;
  const bytes = Buffer.from(template.replaceAll(ORIGIN_PLACEHOLDER, origin));
  const isPacked = acceptsBrotli(request, path, bytes.length);
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const headers = new Headers({
    'content-type': getMimeType(path) ?? 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: isPacked ? `"${version}-br"` : `"${version}"`,
  });
  if (request.headers.get('if-none-match') === headers.get('etag')) return new Response(null, { status: 304, headers });
  const body = isPacked ? await compressedOnce(version, () => bytes) : bytes;
  if (isPacked) headers.set('content-encoding', 'br');
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
