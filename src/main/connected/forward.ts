/** What of our origin another studio answers; everything else are screens, which are here. */
const FORWARDED = ['/api', '/identity', '/files', '/config.json'];

/** Headers that speak of the way between page and program, or that only a browser on a site has. */
const OF_THE_WAY = [
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  'host',
  'origin',
  'referer',
  'accept-encoding',
  'cookie',
  'set-cookie',
  'forwarded',
  'strict-transport-security',
];
const OF_THE_WAY_TOO = /^(?:sec-|proxy-|x-forwarded-|access-control-)/;

/** Whether a path belongs to the studio elsewhere. */
export const isForwarded = (path: string): boolean =>
  FORWARDED.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/**
 * Hands a page's request to the studio elsewhere, and its answer to the page. Without an answer the page sees what any
 * page sees without a network.
 * @param studio its origin
 * @param send how requests leave this computer
 */
export async function forward(request: Request, studio: string, send: typeof fetch): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const answer = await send(studio + pathname + search, {
      method: request.method,
      headers: passedOn(request.headers),
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
      // What is elsewhere again is not the studio that was chosen.
      redirect: 'error',
      credentials: 'omit',
      signal: request.signal,
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body, { status, statusText, headers: passedOn(headers) });
  } catch {
    return Response.error();
  }
}

function passedOn(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => !OF_THE_WAY.includes(name) && !OF_THE_WAY_TOO.test(name)));
}
