import { Hono } from 'hono';
import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';
import type { StudioBindings } from '../studio-env.ts';

const STYLE_PATH = '/api/page.css';

type Html = ReturnType<typeof html>;

/** A page for people who come from a letter or a link: no script, nothing to load but its style, and a way home. */
export const page = (title: string, content: Html): Html => html`<!doctype html>
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

/** Serves the style of every {@link page}. */
export const pageStyleRoutes = () =>
  new Hono<StudioBindings>().get(STYLE_PATH, (c) =>
    c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
  );

/** Colours, type and spaces are those of the screens (tokens.css), which these pages must show without their build. */
const STYLE = `
:root {
  --paper: #faf7f2; --ink: #1c1917; --muted: #57534e; --hairline: #e4ded4; --on-ink: #faf7f2; --accent: #8a6420;
  --display: "Cormorant Garamond", "Iowan Old Style", "Palatino Linotype", Georgia, serif;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #141216; --ink: #f3eee6; --muted: #b5ada2; --hairline: #322d34; --on-ink: #141216; --accent: #d9b877; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; font: 16px/1.6 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
header { padding: 16px 24px; border-bottom: 1px solid var(--hairline); }
header a { display: inline-flex; align-items: center; gap: 12px; min-height: 44px; font: 500 1.5rem/1 var(--display); color: inherit; text-decoration: none; }
main { max-width: 40rem; margin: 0 auto; padding: 72px 24px; }
h1 { margin: 0 0 24px; font: 500 clamp(2rem, 6vw, 2.5rem)/1.15 var(--display); }
p { margin: 0 0 24px; color: var(--muted); max-width: 56ch; }
main a { color: var(--accent); text-underline-offset: 3px; }
button { min-height: 48px; padding: 0 32px; font: inherit; font-weight: 500; color: var(--on-ink); background: var(--ink); border: 0; border-radius: 2px; cursor: pointer; }
button:hover { opacity: .88; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
main:has(video) { max-width: 68rem; padding-top: 48px; }
video { display: block; width: 100%; height: auto; aspect-ratio: 16 / 9; margin-bottom: 16px; background: #141216; border-radius: 2px; }
`;
