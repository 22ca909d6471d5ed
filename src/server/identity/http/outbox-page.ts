import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { brand } from '#shared/brand.ts';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { answerProblem, noSuchAddress } from '../../http/problem-answers.ts';
import type { Outbox, SentEmail } from '../../mail/outbox.ts';
import type { StudioBindings } from '../../studio-env.ts';

const COOKIE = 'studio_outbox';
const PATH = '/identity/outbox';
const TOKEN_BYTES = 24;

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));

export interface OutboxPage {
  readonly routes: Hono<StudioBindings>;
  /** The path of the page, with a token that works once. */
  readonly path: () => string;
}

/**
 * How a reader is recognized after the first token: by a cookie, or by a new token each time (the desktop's own scheme
 * has no cookies).
 */
export type ReadsBy = 'cookie' | 'address';

/**
 * The e-mails of a studio without a mail server. Their codes open every account, so the page is shown only to the
 * browser that presented the printed token; to all others it does not exist.
 * @param onOpened called whenever a token was used, after which {@link OutboxPage.path} has a new one
 */
export function createOutboxPage(outbox: Outbox, readsBy: ReadsBy, onOpened?: () => void): OutboxPage {
  let token = newToken();
  const readers = new Set<string>();

  const routes = new Hono<StudioBindings>();
  routes.get('/', (c) => {
    c.header('cache-control', 'no-store');
    const shown = c.req.query('token');
    // A program that looks whether a link is there must not use it up.
    if (c.req.method === 'HEAD') return answerProblem(c, 404, noSuchAddress);
    if (shown !== undefined) {
      if (!isSame(shown, token)) return answerProblem(c, 404, noSuchAddress);
      token = newToken();
      if (readsBy === 'address') return c.html(pageOf(outbox.emails(), NEWEST_FIRST));
      const reader = newToken();
      readers.add(reader);
      setCookie(c, COOKIE, reader, { path: PATH, httpOnly: true, sameSite: 'Lax' });
      onOpened?.();
      return c.redirect(PATH, 303);
    }
    if (!readers.has(getCookie(c, COOKIE) ?? '')) return answerProblem(c, 404, noSuchAddress);
    const emails = outbox.emails();
    return c.req.header('accept') === 'application/json' ? c.json(emails) : c.html(pageOf(emails, RENEWS_ITSELF));
  });
  routes.get('/page.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
  return { routes, path: () => `${PATH}?token=${token}` };
}

interface Manner {
  readonly renews: boolean;
  readonly words: string;
}
const RENEWS_ITSELF: Manner = {
  renews: true,
  words: 'No mail server is set up, so letters stay here until the studio is closed. This page renews itself.',
};
const NEWEST_FIRST: Manner = {
  renews: false,
  words: 'This studio runs on your own computer: its letters come to you here and go nowhere else.',
};

const pageOf = (emails: readonly SentEmail[], { renews, words }: Manner) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${renews ? html`<meta http-equiv="refresh" content="5" />` : ''}
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <title>Outbox · ${brand.name}</title>
    <link rel="stylesheet" href="${PATH}/page.css" />
  </head>
  <body>
    <h1>Outbox</h1>
    <p>${words}</p>
    ${emails.length === 0 ? html`<p>Nothing was sent yet.</p>` : emails.map(emailOf)}
  </body>
</html>`;

const emailOf = ({ to, subject, text, sentAtMs }: SentEmail) => html`<article>
  <h2>${subject}</h2>
  <p>to ${to}, <time>${new Date(sentAtMs).toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
  <pre>${text}</pre>
</article>`;

/** The colours repeat those of the screens (tokens.css): this page must work without a build of them. */
const STYLE = `
:root { --paper: #faf7f2; --card: #fff; --line: #e6e0d8; --ink: #1c1917; --muted: #57534e; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #141216; --card: #1d1a20; --line: #35303a; --ink: #f3eee6; --muted: #b5ada2; }
}
body { max-width: 40rem; margin: 3rem auto; padding: 0 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
h1 { font-weight: 500; margin: 0 0 .25rem; }
h2 { font-size: 1rem; font-weight: 600; margin: 0; }
p { margin: 0 0 1.5rem; color: var(--muted); }
article { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.25rem; margin-bottom: 1rem; }
article p { margin: 0 0 .75rem; font-size: .875rem; }
pre { margin: 0; font: 15px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
`;
