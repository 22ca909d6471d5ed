import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';
import { STYLE_PATH } from './page-style.ts';

type Html = ReturnType<typeof html>;

/** A page for people who follow an e-mail or a link: no script, nothing to load but its style, and a link home. */
export const plainPage = (title: string, content: Html): Html => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/mark.svg" type="image/svg+xml" />
      <title>${title} · ${brand.name}</title>
      <link rel="stylesheet" href="${STYLE_PATH}" />
    </head>
    <body>
      <header>
        <a href="/"><img src="/mark.svg" alt="" width="28" height="28" />${brand.name}</a>
      </header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </body>
  </html>`;
