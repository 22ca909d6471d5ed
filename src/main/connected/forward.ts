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
  'service-worker-allowed',
  'refresh',
  'link',
];
const OF_THE_WAY_TOO = /^(?:sec-|proxy-|x-forwarded-|access-control-)/;

/** What a window would show as a page: our origin's are here, and another's would be taken for one of them. */
const PAGE = /html|xml/i;

/** What a window does with an answer that it is led to nevertheless: nothing of it runs, and it belongs to no origin. */
const NO_PAGE = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

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
    if (PAGE.test(headers.get('content-type') ?? '')) return Response.error();
    return new Response(answer.body, { status, statusText, headers: asData(headers) });
  } catch {
    return Response.error();
  }
}

function passedOn(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => !OF_THE_WAY.includes(name) && !OF_THE_WAY_TOO.test(name)));
}

function asData(headers: Headers): Headers {
  const passed = passedOn(headers);
  for (const [name, value] of Object.entries(NO_PAGE)) passed.set(name, value);
  return passed;
}
