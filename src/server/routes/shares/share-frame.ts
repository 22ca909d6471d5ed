import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { brand } from '#shared/brand.ts';
import { STYLE_PATH } from '../../http/page-style.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { SHARE_STYLE_PATH } from './share-style.ts';

export type Markup = ReturnType<typeof html>;

interface FramedPage {
  readonly title: string;
  /** Whose page it is; without it, it is the studio's own. */
  readonly letterhead?: string;
  /** For messengers, which show a link with its picture. */
  readonly head?: Markup | '';
  readonly body: Markup;
}

/** Forms go back to where they came from, pictures come from here, and nothing else is done or loaded. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Answers with a page for who has no account: no script, the shop's name at its head, in no cache and in no index. */
export function answerSharePage(
  c: Context<StudioBindings>,
  status: ContentfulStatusCode,
  { title, letterhead, head = '', body }: FramedPage,
) {
  c.header('content-security-policy', POLICY);
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex, nofollow, noarchive');
  return c.html(
    html`<!doctype html>
      <html lang="en" prefix="og: https://ogp.me/ns#">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex, nofollow, noarchive" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
          ${head}
          <link rel="icon" href="/mark.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="${STYLE_PATH}" />
          <link rel="stylesheet" href="${SHARE_STYLE_PATH}" />
        </head>
        <body class="shared">
          <header><p>${letterhead ?? brand.name}</p></header>
          <main>${body}</main>
          ${letterhead === undefined ? '' : html`<footer><p>Designed with ${brand.name}</p></footer>`}
        </body>
      </html>`,
    status,
  );
}
