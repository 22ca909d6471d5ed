import { readFile } from 'node:fs/promises';

/** What the frame says where no script runs, which could choose the screen. */
const WORDS_WITHOUT_SCRIPT = /(<noscript>.*?<p>).*?(<\/p>)/s;

/**
 * Answers GET or HEAD at an address without a page: with the frame, whose router shows the not-found screen. Without a script
 * the frame itself says so.
 */
export async function sendNotFound(request: Request, frame: string): Promise<Response | undefined> {
  const page = await readFile(frame, 'utf8').catch(() => undefined);
  if (page === undefined) return undefined;
  const body = page.replace(WORDS_WITHOUT_SCRIPT, '$1There is no page at this address.$2');
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(request.method === 'HEAD' ? null : body, { status: 404, headers });
}
