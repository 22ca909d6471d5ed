import { readFile } from 'node:fs/promises';
import { notFoundWords } from '#shared/site/not-found-words.ts';

/** What the frame says where no script runs, which could choose the screen. */
const WORDS_WITHOUT_SCRIPT = /(<noscript>.*?)<p>.*?<\/p>/s;

const { fact, heading, text, advice, home } = notFoundWords;
const NOT_FOUND = `<p>${fact}</p>\n      <h1>${heading}</h1>\n      <p>${text}</p>\n      <p>${advice}</p>\n      <p><a href="/">${home}</a></p>`;

/**
 * Answers GET or HEAD at an address without a page: with the frame, whose router shows the not-found screen. Without a script
 * the frame itself says so.
 */
export async function sendNotFound(request: Request, frame: string): Promise<Response | undefined> {
  const page = await readFile(frame, 'utf8').catch(() => undefined);
  if (page === undefined) return undefined;
  const body = page.replace(WORDS_WITHOUT_SCRIPT, `$1${NOT_FOUND}`);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(request.method === 'HEAD' ? null : body, { status: 404, headers });
}
